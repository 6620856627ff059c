// zod/mini, because the full library compiles schemas with `new Function`, which the content security policy refuses.
import * as z from 'zod/mini'
import { amenities, parseCapacity, propertyTypes } from '../business/estimate'
import { languages, locales } from '../i18n/locales'
import { cleanEmail, cleanText } from './email'
import { linkQuery } from './link-query'

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
/** What a request for an estimate in writing answers. The short form has an address of its own. */
const answers = {
  answerBathrooms: optional,
  answerOutside: optional,
  answerHeating: optional,
  answerWeeks: optional,
}

/** The contact forms: standard (home, contact), short (city pages), study (pricing). Fields in reading order. */
export const contactSchemas = {
  standard: z.object({ ...name, ...reach, answerAddress: optional, ...answers, message: required }),
  short: z.object({
    fullName: required,
    ...reach,
    propertyAddress: optional,
    ...answers,
    message: required,
  }),
  study: z.object({ ...name, ...reach, project: required }),
}

export type ContactVariant = keyof typeof contactSchemas
type KeysOf<Union> = Union extends unknown ? keyof Union : never
/** The fields of all variants. A control is named after its field. */
export type ContactField = KeysOf<z.infer<(typeof contactSchemas)[ContactVariant]>>
export type ContactValues = Partial<Record<ContactField, string>>

/** Whether a form shows a field only while its message is a request for an estimate. */
export const isAnswer = (name: string): boolean => name.startsWith('answer')

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

/**
 * The answers in a URL (`?propertyType=f2&sleepingCapacity=4&amenities=pool,wifi&location=Autun`), by the names of the form's
 * fields. Contains what the estimate form accepts, and nothing else.
 */
export function readEstimateLink(url: string): Partial<EstimateInputs> {
  const query = linkQuery(url)
  const named = query
    .getAll('amenities')
    .join()
    .toLowerCase()
    .split(/[\s,;|]+/)
  const chosen = amenities.filter((amenity) => named.includes(amenity))
  const answers: Record<string, unknown> = { amenities: chosen }
  for (const name of ['location', 'sleepingCapacity']) answers[name] = query.get(name)?.trim()
  answers.propertyType = query.get('propertyType')?.trim().toLowerCase()
  return Object.fromEntries(
    Object.entries(estimateSchema.shape).flatMap(([name, schema]) => {
      const { data } = schema.safeParse(answers[name])
      return data && data.length > 0 ? [[name, data]] : []
    }),
  )
}

/** The two fields of the gate. Only an @ and a phone field that is not blank are required; no format is checked. */
export const gateSchema = z.object({
  email: emailLike(/@/),
  phone: z.string().check(z.overwrite(cleanText), z.minLength(1, 'required' satisfies ErrorKey)),
})

export type GateValues = z.infer<typeof gateSchema>

const filled = () => z.string().check(z.minLength(1))
/** What tells forms and languages apart: `Revenue Calculator - FR`. */
const formType = <Form extends string>(form: Form) =>
  z.templateLiteral([`${form} - `, z.enum(locales.map((locale) => languages[locale].code))])

/**
 * The body of the estimator's lead: these fields and no others. The bundler drops both schemas of bodies from the browser's
 * code, which only builds leads; hence the mark as pure.
 */
export const estimatorLeadSchema = /* @__PURE__ */ (() =>
  z.strictObject({
    email: filled(),
    phone: filled(),
    location: z.string(),
    propertyType: z.enum(propertyTypes),
    sleepingCapacity: filled(),
    amenities: z.string(),
    monthlyRevenue: z.number(),
    yearlyRevenue: z.number(),
    formType: formType('Revenue Calculator'),
  }))()

/** The body of a contact request, the same for all three forms. */
export const contactLeadSchema = /* @__PURE__ */ (() =>
  z.strictObject({
    firstName: filled(),
    lastName: z.string(),
    email: filled(),
    phone: z.string(),
    message: filled(),
    formType: formType('Contact Section'),
  }))()

export type EstimatorLead = z.infer<typeof estimatorLeadSchema>
export type ContactLead = z.infer<typeof contactLeadSchema>
