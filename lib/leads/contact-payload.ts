import type { Locale } from '../i18n/locales'
import type { ContactValues, ContactVariant } from './contact-form'
import { type ContactLead, formType } from './payloads'

/** "Anne van der Berg" is Anne and "van der Berg"; a single word has no last name. */
function splitName(fullName: string): { firstName: string; lastName: string } {
  const name = fullName.trim()
  const space = name.search(/\s/)
  if (space < 0) return { firstName: name, lastName: '' }
  return { firstName: name.slice(0, space), lastName: name.slice(space).trim() }
}

/**
 * The body of a contact request from the values of one of the three forms:
 * the short form's address becomes the first line of the message, the study's project is the message.
 */
export function contactPayload(variant: ContactVariant, values: ContactValues, locale: Locale): ContactLead {
  const { email = '', phone = '', message = '', project = '', propertyAddress = '' } = values
  const { firstName = '', lastName = '', fullName = '' } = values
  const text = {
    standard: message,
    short: [propertyAddress, message].filter(Boolean).join('\n\n'),
    study: project,
  }
  const name = variant === 'short' ? splitName(fullName) : { firstName, lastName }
  return { ...name, email, phone, message: text[variant], formType: formType('Contact Section', locale) }
}
