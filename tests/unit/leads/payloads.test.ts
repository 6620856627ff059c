import { loadMessages } from '@/lib/i18n/messages'
import { contactPayload } from '@/lib/leads/contact-payload'
import { canSendLead, estimatorLead } from '@/lib/leads/payloads'
import { estimatorLeadSchema } from '@/lib/leads/schemas'

const inputs = {
  location: ' Autun ',
  propertyType: 'f2',
  sleepingCapacity: '4.9',
  amenities: ['wifi', 'pool'],
} as const
const estimate = { monthlyRevenue: 3375, yearlyRevenue: 41063 }
const contact = { email: 'anne@exemple.fr', phone: '06 12 34 56 78' }

describe('The lead of an estimate', () => {
  test.each([
    ['fr', 'Piscine, Wi-Fi', 'Revenue Calculator - FR'],
    ['nl', 'Zwembad, Wifi', 'Revenue Calculator - NL'],
    ['en', 'Swimming pool, Wi-Fi', 'Revenue Calculator - EN'],
  ] as const)('has the fields of the specification and no other, in %s', (locale, amenities, formType) => {
    const lead = estimatorLead({
      contact,
      inputs,
      estimate,
      amenityLabels: loadMessages(locale).amenities,
      locale,
    })
    expect(lead).toEqual({
      ...contact,
      location: ' Autun ',
      propertyType: 'f2',
      sleepingCapacity: '4.9',
      amenities,
      ...estimate,
      formType,
    })
    expect(estimatorLeadSchema.safeParse(lead).success).toBe(true)
  })

  test.each([
    ['anne', '0612', false],
    ['@', '1', true],
    ['anne@exemple.fr', '  ', false],
    ['anne@exemple.fr', 'abc', true],
  ])('may be sent with e-mail %p and phone %p: %p', (email, phone, allowed) => {
    expect(canSendLead({ email, phone })).toBe(allowed)
  })
})

describe('The body of a contact request', () => {
  const common = { email: 'anne@exemple.fr', phone: '', formType: 'Contact Section - FR' }

  test('of the standard form is what stands in its fields', () => {
    const values = { firstName: 'Anne', lastName: 'Roy', email: common.email, phone: '', message: 'Bonjour' }
    expect(contactPayload('standard', values, 'fr')).toEqual({ ...values, formType: common.formType })
  })

  test.each([
    ['Anne van der Berg', 'Anne', 'van der Berg'],
    ['  Anne   Roy ', 'Anne', 'Roy'],
    ['Anne', 'Anne', ''],
  ])('of the short form splits %p at its first space', (fullName, firstName, lastName) => {
    const lead = contactPayload('short', { fullName, email: common.email, message: 'Bonjour' }, 'fr')
    expect(lead).toEqual({ ...common, firstName, lastName, message: 'Bonjour' })
  })

  test.each([
    ['1 rue Haute', 'Bonjour', '1 rue Haute\n\nBonjour'],
    ['1 rue Haute', '', '1 rue Haute'],
    ['', 'Bonjour', 'Bonjour'],
    ['', '', ''],
  ])('of the short form with address %p and message %p says %p', (propertyAddress, message, sent) => {
    expect(contactPayload('short', { propertyAddress, message }, 'nl').message).toBe(sent)
  })

  test('of the study request sends the project as the message', () => {
    const values = { firstName: 'Anne', lastName: 'Roy', email: common.email, project: 'Trois chambres' }
    expect(contactPayload('study', values, 'en')).toEqual({
      ...common,
      firstName: 'Anne',
      lastName: 'Roy',
      message: 'Trois chambres',
      formType: 'Contact Section - EN',
    })
  })
})
