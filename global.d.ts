import type { FrenchMessages } from '@/messages/fr'

declare module 'next-intl' {
  interface AppConfig {
    Messages: FrenchMessages
  }
}

declare global {
  interface Window {
    /** Takes a form over from the pre-paint script, and sends it if a submit was held (components/forms/early-input.first-paint.ts). */
    takeOverForm?: (form: HTMLFormElement) => void
  }
}
