import { contactLead } from '@/lib/leads/payloads'

test.each([
  ['  Anne   Roy ', 'Anne', 'Roy'],
  ['Anne', 'Anne', ''],
])('the full name %p is split at its first space', (fullName, firstName, lastName) => {
  expect(contactLead('short', { fullName }, 'fr')).toMatchObject({ firstName, lastName })
})
