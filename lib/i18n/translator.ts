import type { useTranslations } from 'next-intl'

/** What `getTranslations()` gives without a namespace: every message of the page's language. */
export type Translator = ReturnType<typeof useTranslations<never>>
