import * as z from 'zod/mini'
import { propertyTypes } from '../business/estimate'
import { type ContactVariant, contactForms } from './contact-form'

/** What is wrong with a field: the key of its sentence under `forms.errors`. */
export type ContactProblem = 'required' | 'email'

const optional = z.string().check(z.trim())
const required = z.string().check(z.trim(), z.minLength(1, 'required' satisfies ContactProblem))
const email = z.string().check(
  z.trim(),
  z.minLength(1, { error: 'required' satisfies ContactProblem, abort: true }),
  // What browsers accept in an e-mail input, so that the form is neither stricter nor laxer than they are.
  z.regex(z.regexes.html5Email, 'email' satisfies ContactProblem),
)

/**
 * What a contact form must hold before it is sent, by variant. Messages are `ContactProblem`s. zod/mini, because the
 * full library is several times its size and compiles schemas with `new Function`, which the content security policy
 * refuses.
 */
export function contactSchema(variant: ContactVariant) {
  const { fields, optional: open } = contactForms[variant]
  const check = (name: (typeof fields)[number]) => {
    if (name === 'email') return email
    return open.includes(name) ? optional : required
  }
  return z.object(Object.fromEntries(fields.map((name) => [name, check(name)])))
}

/** An estimator lead as it is posted and as it waits in the outbox; whatever else is found there is not ours. */
export const estimatorLeadSchema = z.strictObject({
  email: z.string(),
  phone: z.string(),
  location: z.string(),
  propertyType: z.enum(propertyTypes),
  sleepingCapacity: z.string(),
  amenities: z.string(),
  monthlyRevenue: z.number(),
  yearlyRevenue: z.number(),
  formType: z.string(),
})
