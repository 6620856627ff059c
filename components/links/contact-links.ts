import { site, telHref } from '@/lib/site'
import type { TextLink } from '../ui/linked-text'

/** The phone number and the e-mail address as they occur in copy, each with its link. */
export const contactLinks: readonly TextLink[] = [
  { text: site.phone, href: telHref(site.phone) },
  { text: site.email, href: `mailto:${site.email}` },
]
