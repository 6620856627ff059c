import { contactLead } from '@/lib/leads/payloads'
import {
  type ContactField,
  type ContactValues,
  type ContactVariant,
  contactFields,
  contactSchemas,
} from '@/lib/leads/schemas'

test.each([
  ['  Anne   Roy ', 'Anne', 'Roy'],
  ['Anne', 'Anne', ''],
])('the full name %p is split at its first space', (fullName, firstName, lastName) => {
  expect(contactLead('short', { fullName }, 'fr')).toMatchObject({ firstName, lastName })
})

test.each(Object.keys(contactSchemas) as ContactVariant[])(
  'every field of the %s form is sent',
  (variant) => {
    const names = contactFields(variant).map(({ name }) => name)
    const sent = JSON.stringify(
      contactLead(variant, Object.fromEntries(names.map((name) => [name, `<${name}>`])), 'fr'),
    )
    expect(names.filter((name) => !sent.includes(`<${name}>`))).toEqual([])
  },
)

test('a field that the body lacks is in the message with its label, after the address', () => {
  // As if a schema had the field.
  const values: ContactValues = { message: 'Hello', propertyAddress: '1 rue', ...{ from: 'May', until: '' } }
  const labels = [{ name: 'from' as ContactField, label: 'Available from' }]
  expect(contactLead('short', values, 'en', labels).message).toBe('1 rue\n\nAvailable from: May\n\nHello')
})
