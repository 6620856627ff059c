import type { TextLink } from '@/components/ui/linked-text'
import { site, telHref } from '@/lib/site'

/** The phone number and the e-mail address as copy shows them, and where they lead. */
export const contactLinks: readonly TextLink[] = [
  { text: site.phone, href: telHref(site.phone) },
  { text: site.email, href: `mailto:${site.email}` },
]
