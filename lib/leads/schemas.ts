// zod/mini, because the full library compiles schemas with `new Function`, which the content security policy refuses.
import * as z from 'zod/mini'
import { amenities, type Estimate, parseCapacity, propertyTypes } from '../business/estimate'
import { cleanEmail, cleanText } from './email'

/** What is wrong with a field: the key of its sentence under `forms.errors`, or the estimator's hint. */
export type ErrorKey = 'required' | 'email' | 'capacity'

const optional = z.string().check(z.trim())
const required = z.string().check(z.trim(), z.minLength(1, 'required' satisfies ErrorKey))
const emailLike = (pattern: RegExp) =>
  z
    .string()
    .check(
      z.overwrite(cleanEmail),
      z.minLength(1, { error: 'required' satisfies ErrorKey, abort: true }),
      z.regex(pattern, 'email' satisfies ErrorKey),
    )
/** One @ with something on both sides, and no blank. Accents are valid, also in the domain. */
const email = emailLike(/^[^\s@]+@[^\s@]+$/)
const phone = z.string().check(z.overwrite(cleanText))

const name = { firstName: required, lastName: required }
const reach = { email, phone }

/** The contact forms: standard (home, contact), short (city pages), study (pricing). Fields in reading order. */
export const contactSchemas = {
  standard: z.object({ ...name, ...reach, message: required }),
  short: z.object({ fullName: required, ...reach, propertyAddress: optional, message: required }),
  study: z.object({ ...name, ...reach, project: required }),
}

export type ContactVariant = keyof typeof contactSchemas
type KeysOf<Union> = Union extends unknown ? keyof Union : never
/** The fields of all variants. A control is named after its field. */
export type ContactField = KeysOf<z.infer<(typeof contactSchemas)[ContactVariant]>>
export type ContactValues = Partial<Record<ContactField, string>>

/** Whether a schema refuses an empty field. All `required` attributes derive from this. */
export const isRequired = (schema: z.ZodMiniType): boolean => !schema.safeParse('').success

/** The fields of a variant in reading order, and whether each is required. */
export const contactFields = (variant: ContactVariant) =>
  Object.entries(contactSchemas[variant].shape).map(([name, schema]) => ({
    name: name as ContactField,
    required: isRequired(schema),
  }))

/** The answers of the estimate form, as they were typed. */
export const estimateSchema = z.object({
  location: z.string(),
  propertyType: z.enum(propertyTypes),
  sleepingCapacity: z
    .string()
    .check(z.refine((typed) => parseCapacity(typed) !== null, 'capacity' satisfies ErrorKey)),
  amenities: z.array(z.enum(amenities)),
})

export type EstimateInputs = z.infer<typeof estimateSchema>

/** The two fields of the gate. Only an @ and a phone field that is not blank are required; no format is checked. */
export const gateSchema = z.object({
  email: emailLike(/@/),
  phone: z.string().check(z.overwrite(cleanText), z.minLength(1, 'required' satisfies ErrorKey)),
})

export type GateValues = z.infer<typeof gateSchema>

/** The body of the estimator's lead: these fields and no others. */
export type EstimatorLead = GateValues &
  Omit<EstimateInputs, 'amenities'> &
  Estimate & { amenities: string; formType: string }

/** The body of a contact request, the same for all three forms. */
export type ContactLead = Record<
  'firstName' | 'lastName' | 'email' | 'phone' | 'message' | 'formType',
  string
>
