import type city from '@/messages/fr/city.json'
import type contact from '@/messages/fr/contact.json'
import type estimator from '@/messages/fr/estimator.json'
import type faq from '@/messages/fr/faq.json'
import type home from '@/messages/fr/home.json'
import type pricing from '@/messages/fr/pricing.json'
import type sections from '@/messages/fr/sections.json'
import type seo from '@/messages/fr/seo.json'
import type shell from '@/messages/fr/shell.json'

declare module 'next-intl' {
  interface AppConfig {
    Messages: typeof city &
      typeof contact &
      typeof estimator &
      typeof faq &
      typeof home &
      typeof pricing &
      typeof sections &
      typeof seo &
      typeof shell
  }
}

declare global {
  interface Window {
    /** Says that a form answers for itself from now on; sends it if that was asked before (lib/early/early-input.ts). */
    takeOverForm?: (form: HTMLFormElement) => void
  }
}
