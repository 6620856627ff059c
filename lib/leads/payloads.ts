import { type Amenity, amenities, type Estimate } from '../business/estimate'
import { type Locale, languages } from '../i18n/locales'
import { cleanText } from './email'
import type {
  ContactField,
  ContactLead,
  ContactValues,
  ContactVariant,
  EstimateInputs,
  EstimatorLead,
  GateValues,
} from './schemas'

type EstimatorLeadParts = { gateValues: GateValues; inputs: EstimateInputs; estimate: Estimate }

/** The labels of amenities, in catalogue order. Without the keys that labels carry in a preview. */
export const amenityNames = (chosen: readonly Amenity[], labels: Record<Amenity, string>): string =>
  amenities
    .filter((amenity) => chosen.includes(amenity))
    .map((amenity) => cleanText(labels[amenity]))
    .join(', ')

/** The lead of an estimate. Values are sent as typed; amenities by their labels, in catalogue order. */
export function estimatorLead(
  { gateValues, inputs, estimate }: EstimatorLeadParts,
  amenityLabels: Record<Amenity, string>,
  locale: Locale,
): EstimatorLead {
  return {
    ...gateValues,
    ...inputs,
    ...estimate,
    amenities: amenityNames(inputs.amenities, amenityLabels),
    formType: `Revenue Calculator - ${languages[locale].code}`,
  }
}

/** "Anne van der Berg" is Anne and "van der Berg"; a single word has no last name. */
function splitName(fullName: string): { firstName: string; lastName: string } {
  const [, firstName = '', lastName = ''] = /^(\S*)\s*(.*)$/s.exec(fullName.trim()) ?? []
  return { firstName, lastName }
}

/**
 * The body of a contact request. The short form's address becomes the first line of the message, before a blank line;
 * the study's project is the message. A field that the body lacks is a line of its own, with its label: at the end of the
 * paragraph with `request`, the sentence that asks for an estimate, or before a message without it.
 */
export function contactLead(
  variant: ContactVariant,
  values: ContactValues,
  locale: Locale,
  labels: readonly { name: ContactField; label: string }[] = [],
  request = '',
): ContactLead {
  const { firstName = '', lastName = '', fullName = '', email = '', phone = '', ...texts } = values
  const { propertyAddress, message = '', project, ...others } = texts
  const labelled = Object.entries<string>(others).map(([field, value]) => {
    const label = labels.find(({ name }) => name === field)?.label ?? field
    // As French copy has it, and the answers of the estimator in the same mail.
    return value && `${cleanText(label)}${locale === 'fr' ? '\u00a0' : ''}: ${value}`
  })
  const name = variant === 'short' ? splitName(fullName) : { firstName, lastName }
  const lines = labelled.filter(Boolean).join('\n')
  const start = request && lines ? message.indexOf(request) : -1
  // The end of its paragraph.
  const asked = message.slice(start).replace(/(?=\n\n)|$/, () => `\n${lines}`)
  const parts = start < 0 ? [lines, message] : [message.slice(0, start) + asked]
  const text = [propertyAddress, ...parts, project].filter(Boolean)
  const formType = `Contact Section - ${languages[locale].code}` as const
  return { ...name, email, phone, message: text.join('\n\n'), formType }
}
