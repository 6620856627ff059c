import { type Amenity, amenities, type Estimate, type PropertyType } from '../business/estimate'
import { type Locale, languages } from '../i18n/locales'

/** What the visitor answered when the estimate was made. */
export type EstimateInputs = {
  location: string
  propertyType: PropertyType
  /** Number of beds, as it was typed. */
  sleepingCapacity: string
  amenities: readonly Amenity[]
}

/** The body of the estimator's lead: these fields and no other. */
export type EstimatorLead = {
  email: string
  phone: string
  location: string
  propertyType: PropertyType
  sleepingCapacity: string
  /** Labels in the page's language, in catalogue order, joined by a comma and a space. */
  amenities: string
  /** Whole EUR. */
  monthlyRevenue: number
  yearlyRevenue: number
  formType: string
}

/** The body of a contact request, the same for the three variants of the form. */
export type ContactLead = {
  firstName: string
  lastName: string
  email: string
  phone: string
  message: string
  formType: string
}

/** How the receiving service tells the forms apart: `Revenue Calculator - FR`. */
export function formType(form: 'Revenue Calculator' | 'Contact Section', locale: Locale): string {
  return `${form} - ${languages[locale].code}`
}

/** Who asks for the estimate. */
export type LeadContact = { email: string; phone: string }

type EstimatorLeadParts = {
  contact: LeadContact
  inputs: EstimateInputs
  estimate: Estimate
  amenityLabels: Record<Amenity, string>
  locale: Locale
}

/** The lead of an estimate; what was typed is sent as it was typed. */
export function estimatorLead(parts: EstimatorLeadParts): EstimatorLead {
  const { contact, inputs, estimate, amenityLabels, locale } = parts
  const chosen = amenities.filter((amenity) => inputs.amenities.includes(amenity))
  return {
    email: contact.email,
    phone: contact.phone,
    location: inputs.location,
    propertyType: inputs.propertyType,
    sleepingCapacity: inputs.sleepingCapacity,
    amenities: chosen.map((amenity) => amenityLabels[amenity]).join(', '),
    monthlyRevenue: estimate.monthlyRevenue,
    yearlyRevenue: estimate.yearlyRevenue,
    formType: formType('Revenue Calculator', locale),
  }
}

/** Whether "View results" may be pressed: an @ and a phone number, and no other check of the format. */
export function canSendLead({ email, phone }: LeadContact): boolean {
  return email.includes('@') && phone.trim() !== ''
}
