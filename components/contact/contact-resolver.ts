import type { Resolver } from 'react-hook-form'
import type { ContactValues, ContactVariant } from '@/lib/leads/contact-form'
import type { ContactProblem } from '@/lib/leads/schemas'

/** Fetches the schema and its library: needed at the first submit, and fetched when somebody starts to write. */
export const loadSchemaResolver = () => import('../forms/schema-resolver')

/** What the browser itself finds wrong with the fields: the same rules, for when the schema cannot be fetched. */
const nativeResolver: Resolver<ContactValues> = async (values, _context, { fields }) => {
  const errors: Record<string, { type: string; message: ContactProblem; ref: unknown }> = {}
  for (const [name, field] of Object.entries(fields)) {
    const ref = field?.ref
    if (!(ref instanceof HTMLInputElement || ref instanceof HTMLTextAreaElement)) continue
    const { valueMissing, typeMismatch } = ref.validity
    const message = valueMissing ? 'required' : typeMismatch ? 'email' : null
    if (message) errors[name] = { type: message, message, ref }
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
}

/** Checks a contact form by its schema. A visitor who went offline while writing still gets a true answer. */
export function contactResolver(variant: ContactVariant): Resolver<ContactValues> {
  return async (values, context, options) => {
    const check = await loadSchemaResolver().then(
      ({ schemaResolver }) => schemaResolver(variant),
      () => nativeResolver,
    )
    return check(values, context, options)
  }
}
