import { loadMessages } from '@/lib/i18n/messages'
import { contactLead, estimatorLead } from '@/lib/leads/payloads'

test('the lead of an estimate has the values as typed, and amenities by label in catalogue order', () => {
  const typed = { location: ' Autun ', sleepingCapacity: '4.9' }
  const lead = estimatorLead(
    {
      contact: { email: 'anne@exemple.fr', phone: '0612345678' },
      inputs: { ...typed, propertyType: 'f2', amenities: ['wifi', 'pool'] },
      estimate: { monthlyRevenue: 3375, yearlyRevenue: 41063 },
    },
    loadMessages('nl').amenities,
    'nl',
  )
  expect(lead).toMatchObject({ ...typed, amenities: 'Zwembad, Wifi' })
})

test.each([
  ['  Anne   Roy ', 'Anne', 'Roy'],
  ['Anne', 'Anne', ''],
])('the full name %p is split at its first space', (fullName, firstName, lastName) => {
  expect(contactLead('short', { fullName }, 'fr')).toMatchObject({ firstName, lastName })
})

test('a message without an address has no blank line', () => {
  const values = { propertyAddress: '', message: 'Bonjour' }
  expect(contactLead('short', values, 'fr').message).toBe('Bonjour')
})
