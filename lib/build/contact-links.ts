import { type Site, telHref } from './site'

/** The phone number and the email address as they occur in copy, each with its link. */
export const contactLinks = ({ phone, email }: Pick<Site, 'phone' | 'email'>) => [
  { text: phone, href: telHref(phone) },
  { text: email, href: `mailto:${email}` },
]
