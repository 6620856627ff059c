/** Which copy and fields a contact form has (DECISIONS.md says which page shows which). */
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

/** The fields of each variant, in reading order. */
export const contactFields = {
  standard: ['firstName', 'lastName', 'email', 'phone', 'message'],
  short: ['fullName', 'email', 'phone', 'propertyAddress', 'message'],
  study: ['firstName', 'lastName', 'email', 'phone', 'project'],
} as const satisfies Record<ContactVariant, readonly ContactField[]>

/** The fields that may stay empty (SPEC.md section 5 names the others as required). */
export const optionalFields: readonly ContactField[] = ['phone', 'propertyAddress']
