import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import type { ContactValues, ContactVariant } from '@/lib/leads/contact-form'
import { contactSchema } from '@/lib/leads/schemas'

/** The schema of a variant as react-hook-form wants it. Its own file, so that it is fetched apart. */
export function schemaResolver(variant: ContactVariant): Resolver<ContactValues> {
  return zodResolver(contactSchema(variant))
}
