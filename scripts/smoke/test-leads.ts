import { contactLeadSchema, estimatorLeadSchema } from '@/lib/leads/schemas'

/** Returns a lead of each kind that a person recognises as a test. What a visitor may leave empty is empty. */
export function testLeads() {
  const email = 'test@example.org'
  return [
    contactLeadSchema.parse({
      firstName: 'TEST',
      lastName: '',
      email,
      phone: '',
      message: `TEST, envoyé à ${new Date().toISOString()}.\nIl n’y a rien à répondre.`,
      formType: 'Contact Section - FR',
    }),
    estimatorLeadSchema.parse({
      email,
      phone: '+33 3 00 00 00 00',
      location: 'TEST, Château-Chinon',
      propertyType: 'f2',
      sleepingCapacity: '4',
      amenities: '',
      monthlyRevenue: 3375,
      yearlyRevenue: 41_063,
      formType: 'Revenue Calculator - FR',
    }),
  ]
}
