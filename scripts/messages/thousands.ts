import { type Locale, languages, locales } from '@/lib/i18n/locales'

/** The separator of thousands (1 500, 1.500, 1,500) for a regular expression. Any space becomes an ordinary one. */
function separatorOf(locale: Locale): string {
  const parts = new Intl.NumberFormat(languages[locale].intl).formatToParts(100_000)
  const group = parts.find(({ type }) => type === 'group')?.value ?? ''
  return `[${group.replace(/\s/, ' ')}]`
}

/** The separator of thousands of each language. */
export const thousands = Object.fromEntries(locales.map((locale) => [locale, separatorOf(locale)])) as Record<
  Locale,
  string
>
