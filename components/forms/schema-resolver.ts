import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import type { ContactValues, ContactVariant } from '@/lib/leads/contact-form'
import { contactSchema } from '@/lib/leads/schemas'

/** The schema of a variant as react-hook-form wants it. Its own file, so that it is fetched when it is needed. */
export const schemaResolver = (variant: ContactVariant): Resolver<ContactValues> =>
  zodResolver(contactSchema(variant))
