import { contactLead } from '@/lib/leads/payloads'
import { type ContactVariant, contactFields, contactSchemas } from '@/lib/leads/schemas'

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
