import { loadMessages } from '@/lib/build/messages'
import { plans } from '@/lib/content/plans'

test.each(plans)('every feature of the plan $key is shown once', ({ key, answers }) => {
  const shown = answers.flatMap(([, features]): readonly string[] => features)
  const { features } = loadMessages('fr').pricing.plans[key]
  expect(shown.toSorted()).toEqual(Object.keys(features).toSorted())
})
