import { type Site, telHref } from './site'

/** The phone number, as `shown`, and the email address as they occur in copy, each with its link. */
export const contactLinks = ({ phone, email }: Pick<Site, 'phone' | 'email'>, shown = phone) => [
  { text: shown, href: telHref(phone) },
  { text: email, href: `mailto:${email}` },
]
