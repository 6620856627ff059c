import { loadMessages } from '@/lib/build/messages'
import { planRows, sharedFeatures } from '@/lib/content/plans'

test('every feature of the plans is shown once', () => {
  const { standard, prestige } = loadMessages('fr').pricing.plans
  const shown = (plan: 'standard' | 'prestige') => planRows.flatMap((row): readonly string[] => row[plan])
  expect([...shown('standard'), ...sharedFeatures].sort()).toEqual(Object.keys(standard.features).sort())
  expect(shown('prestige').sort()).toEqual(Object.keys(prestige.features).sort())
})
