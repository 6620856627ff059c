import { loadMessages } from '@/lib/build/messages'
import { planRows, sharedFeatures } from '@/lib/content/plans'

test('every feature of the plans is shown once', () => {
  const { essential, prestige } = loadMessages('fr').pricing.plans
  const shown = (plan: 'essential' | 'prestige') => planRows.flatMap((row): readonly string[] => row[plan])
  expect([...shown('essential'), ...sharedFeatures].sort()).toEqual(Object.keys(essential.features).sort())
  expect(shown('prestige').sort()).toEqual(Object.keys(prestige.features).sort())
})
