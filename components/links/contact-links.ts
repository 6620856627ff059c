import { type Site, telHref } from '@/lib/build/site'
import type { TextLink } from '../ui/linked-text'

/** The phone number and the email address as they occur in copy, each with its link. */
export const contactLinks = ({ phone, email }: Pick<Site, 'phone' | 'email'>): TextLink[] => [
  { text: phone, href: telHref(phone) },
  { text: email, href: `mailto:${email}` },
]
