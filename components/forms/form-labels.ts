import type { Texts } from '@/lib/i18n/texts'
import type { TextLink } from '../ui/linked-text'

/** The texts and links that every lead form shows (lib/site/labels.ts). */
export type FormLabels = Texts<'forms'> & {
  links: TextLink[]
  /** What follows the label of an optional field. */
  mark: string
  sending: string
  next: Texts<'contact.next'> & {
    href: string
    call: { label: string; href: string; newTab: string } | null
  }
}
