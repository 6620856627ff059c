import { type Locale, languages, locales } from '@/lib/i18n/locales'

/** What stands between thousands, for a regular expression: 1 500, 1.500, 1,500. Every space is an ordinary one. */
function separatorOf(locale: Locale): string {
  const parts = new Intl.NumberFormat(languages[locale].intl).formatToParts(100_000)
  const group = parts.find(({ type }) => type === 'group')?.value ?? ''
  return `[${group.replace(/\s/, ' ')}]`
}

/** How each language groups thousands. */
export const thousands = Object.fromEntries(locales.map((locale) => [locale, separatorOf(locale)])) as Record<
  Locale,
  string
>
