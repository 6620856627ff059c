import { loadMessages } from '@/lib/i18n/messages'
import { contactLead, estimatorLead } from '@/lib/leads/payloads'
import type { EstimateInputs } from '@/lib/leads/schemas'

const contact = { email: 'anne@exemple.fr', phone: '06 12 34 56 78' }

test('the lead of an estimate has the values as typed, and amenities by label in catalogue order', () => {
  const inputs: EstimateInputs = {
    location: ' Autun ',
    propertyType: 'f2',
    sleepingCapacity: '4.9',
    amenities: ['wifi', 'pool'],
  }
  const estimate = { monthlyRevenue: 3375, yearlyRevenue: 41063 }
  const amenityLabels = loadMessages('nl').amenities
  const lead = estimatorLead({ contact, inputs, estimate }, amenityLabels, 'nl')
  expect(lead).toMatchObject({ location: ' Autun ', sleepingCapacity: '4.9', amenities: 'Zwembad, Wifi' })
})

test.each([
  ['Anne van der Berg', 'Anne', 'van der Berg'],
  ['  Anne   Roy ', 'Anne', 'Roy'],
  ['Anne', 'Anne', ''],
])('the full name %p is split at its first space', (fullName, firstName, lastName) => {
  expect(contactLead('short', { fullName }, 'fr')).toMatchObject({ firstName, lastName })
})

test('a message without an address has no blank line', () => {
  const values = { ...contact, fullName: 'Anne Roy', propertyAddress: '', message: 'Bonjour' }
  expect(contactLead('short', values, 'fr').message).toBe('Bonjour')
})
