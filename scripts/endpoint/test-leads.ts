import {
  type ContactLead,
  contactLeadSchema,
  type EstimatorLead,
  estimatorLeadSchema,
} from '@/lib/leads/schemas'

/** A lead that a person recognises as a test, what it is called in a report, and what to do if only it is refused. */
export type TestLead = { name: string; url: string; body: ContactLead | EstimatorLead; remedy: string }

/**
 * The leads that a receiver must accept: one of each kind, where what a visitor may leave empty is empty, and one with a
 * campaign.
 */
export function testLeads(endpoint: string): TestLead[] {
  const contact = {
    firstName: 'TEST',
    lastName: '',
    email: 'test@example.org',
    phone: '',
    message: `TEST, envoyé à ${new Date().toISOString()}.\nIl n’y a rien à répondre.`,
    formType: 'Contact Section - FR',
  }
  const phone = '+33 3 00 00 00 00'
  return [
    {
      name: 'contact request',
      url: endpoint,
      body: contactLeadSchema.parse(contact),
      remedy: 'accept the six fields of a contact request; phone and lastName may be empty (docs/leads.md)',
    },
    {
      name: 'estimate',
      url: endpoint,
      body: estimatorLeadSchema.parse({
        email: contact.email,
        phone,
        location: 'TEST, Château-Chinon',
        propertyType: 'f2',
        sleepingCapacity: '4',
        amenities: '',
        monthlyRevenue: 3375,
        yearlyRevenue: 41_063,
        formType: 'Revenue Calculator - FR',
      }),
      remedy: 'accept the nine fields of an estimate; location and amenities may be empty (docs/leads.md)',
    },
    {
      name: 'contact request with a campaign',
      url: `${endpoint}${endpoint.includes('?') ? '&' : '?'}utm_source=test`,
      body: contactLeadSchema.parse({ ...contact, lastName: 'TEST', phone }),
      remedy: 'ignore unknown parameters of the query, such as utm_source',
    },
  ]
}
