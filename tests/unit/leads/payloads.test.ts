import { contactLead, estimatorLead } from '@/lib/leads/payloads'
import {
  type ContactField,
  type ContactValues,
  type ContactVariant,
  contactFields,
  contactLeadSchema,
  contactSchemas,
  estimatorLeadSchema,
} from '@/lib/leads/schemas'

test.each([
  ['  Anne   Roy ', 'Anne', 'Roy'],
  ['Anne van der Berg', 'Anne', 'van der Berg'],
  ['Anne', 'Anne', ''],
])('the full name %p is split at its first space', (fullName, firstName, lastName) => {
  expect(contactLead('short', { fullName }, 'fr')).toMatchObject({ firstName, lastName })
})

test.each(Object.keys(contactSchemas) as ContactVariant[])(
  'every field of the %s form is sent',
  (variant) => {
    const names = contactFields(variant).map(({ name }) => name)
    const lead = contactLead(variant, Object.fromEntries(names.map((name) => [name, `<${name}>`])), 'fr')
    expect(contactLeadSchema.parse(lead)).toEqual(lead)
    const sent = JSON.stringify(lead)
    expect(names.filter((name) => !sent.includes(`<${name}>`))).toEqual([])
  },
)

test('a field that the body lacks is in the message with its label: after the address, or in the paragraph of the request', () => {
  // As if a schema had the field.
  const values: ContactValues = { message: 'Hello', propertyAddress: '1 rue', ...{ from: 'May', until: '' } }
  const labels = [{ name: 'from' as ContactField, label: 'Available from' }]
  expect(contactLead('short', values, 'en', labels).message).toBe('1 rue\n\nAvailable from: May\n\nHello')
  expect(contactLead('short', values, 'fr', labels).message).toContain('Available from\u00a0: May')
  for (const [own, sent] of [
    ['Estimate?', 'Estimate?\nAvailable from: May'],
    ['Hi.\n\nEstimate?\nPool: $&\n\nMore', 'Hi.\n\nEstimate?\nPool: $&\nAvailable from: May\n\nMore'],
  ] as const)
    expect(contactLead('short', { ...values, message: own }, 'en', labels, 'Estimate?').message).toBe(
      `1 rue\n\n${sent}`,
    )
})

test('an estimate is sent as typed, its amenities by their labels and in catalogue order', () => {
  const gateValues = { email: 'anne@exemple.fr', phone: '06 12' }
  const inputs = { location: ' Autun', propertyType: 'f2', sleepingCapacity: '4.9' } as const
  const estimate = { monthlyRevenue: 1, yearlyRevenue: 12 }
  const labels = { wifi: 'Wifi', pool: 'Zwembad' } as Parameters<typeof estimatorLead>[1]
  const parts = { gateValues, inputs: { ...inputs, amenities: ['wifi' as const, 'pool' as const] }, estimate }
  const lead = estimatorLead(parts, labels, 'nl')
  const formType = 'Revenue Calculator - NL'
  expect(lead).toEqual({ ...gateValues, ...inputs, ...estimate, amenities: 'Zwembad, Wifi', formType })
  expect(estimatorLeadSchema.parse(lead)).toEqual(lead)
})
