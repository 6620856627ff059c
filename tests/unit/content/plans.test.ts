import { plans } from '@/lib/content/plans'
import { loadMessages } from '@/lib/i18n/messages'

test.each(plans)('every feature of the plan $key is shown once', ({ key, answers }) => {
  const shown = answers.flatMap(([, features]): readonly string[] => features)
  const { features } = loadMessages('fr').pricing.plans[key]
  expect(shown.toSorted()).toEqual(Object.keys(features).toSorted())
})
