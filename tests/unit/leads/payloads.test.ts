import { loadMessages } from '@/lib/i18n/messages'
import { contactLead, estimatorLead } from '@/lib/leads/payloads'
import {
  type ContactValues,
  type ContactVariant,
  contactLeadSchema,
  type EstimateInputs,
  estimatorLeadSchema,
} from '@/lib/leads/schemas'

const contact = { email: 'anne@exemple.fr', phone: '06 12 34 56 78' }
const inputs: EstimateInputs = {
  location: ' Autun ',
  propertyType: 'f2',
  sleepingCapacity: '4.9',
  amenities: ['wifi', 'pool'],
}
const estimate = { monthlyRevenue: 3375, yearlyRevenue: 41063 }

test.each([
  ['fr', 'Piscine, Wi-Fi', 'Revenue Calculator - FR'],
  ['nl', 'Zwembad, Wifi', 'Revenue Calculator - NL'],
  ['en', 'Swimming pool, Wi-Fi', 'Revenue Calculator - EN'],
] as const)(
  'the lead of an estimate has the values as typed, and amenities by label in catalogue order, in %s',
  (locale, amenities, formType) => {
    const amenityLabels = loadMessages(locale).amenities
    const lead = estimatorLead({ contact, inputs, estimate, amenityLabels, locale })
    expect(lead).toEqual({ ...contact, ...inputs, ...estimate, amenities, formType })
    expect(estimatorLeadSchema.safeParse(lead).success).toBe(true)
  },
)

describe('A contact request', () => {
  const name = { firstName: 'Anne', lastName: 'Roy' }
  const fullName = 'Anne Roy'

  test.each<[ContactVariant, string, ContactValues, string]>([
    ['standard', 'its message', { ...name, ...contact, message: 'Bonjour' }, 'Bonjour'],
    ['study', 'its project', { ...name, ...contact, project: 'Trois chambres' }, 'Trois chambres'],
    ['short', 'its message', { fullName, ...contact, message: 'Bonjour' }, 'Bonjour'],
    [
      'short',
      'address, blank line and message',
      { fullName, ...contact, propertyAddress: '1 rue Haute', message: 'Bonjour' },
      '1 rue Haute\n\nBonjour',
    ],
  ])('from the %s form sends %s as the message', (variant, _what, values, message) => {
    const lead = contactLead(variant, values, 'fr')
    expect(lead).toEqual({ ...name, ...contact, message, formType: 'Contact Section - FR' })
    expect(contactLeadSchema.safeParse(lead).success).toBe(true)
  })

  test.each([
    ['Anne van der Berg', 'Anne', 'van der Berg'],
    ['  Anne   Roy ', 'Anne', 'Roy'],
    ['Anne', 'Anne', ''],
  ])('splits the full name %p at its first space', (typed, firstName, lastName) => {
    expect(contactLead('short', { fullName: typed }, 'fr')).toMatchObject({ firstName, lastName })
  })
})
