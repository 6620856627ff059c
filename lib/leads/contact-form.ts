/** Which copy and fields a contact form has: contact and home page, city pages (call-back), pricing page (study). */
export type ContactVariant = 'standard' | 'short' | 'study'

/** Every field that a variant may have; the name of a control is its field. */
export type ContactField =
  | 'firstName'
  | 'lastName'
  | 'fullName'
  | 'email'
  | 'phone'
  | 'propertyAddress'
  | 'message'
  | 'project'

export type ContactValues = Partial<Record<ContactField, string>>

type ContactFormOf = {
  /** In reading order. */
  fields: readonly ContactField[]
  /** The fields that may stay empty. */
  optional: readonly ContactField[]
  /** The field of free text. */
  text: 'message' | 'project'
}

export const contactForms: Record<ContactVariant, ContactFormOf> = {
  standard: {
    fields: ['firstName', 'lastName', 'email', 'phone', 'message'],
    optional: ['phone'],
    text: 'message',
  },
  short: {
    fields: ['phone', 'fullName', 'email', 'propertyAddress', 'message'],
    optional: ['propertyAddress', 'message'],
    text: 'message',
  },
  study: {
    fields: ['firstName', 'lastName', 'email', 'phone', 'project'],
    optional: ['phone'],
    text: 'project',
  },
}
