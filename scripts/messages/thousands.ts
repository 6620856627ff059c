import { type Locale, languages } from '@/lib/i18n/locales'

/** The separator of thousands (1 500, 1.500, 1,500) for a regular expression. Any space becomes an ordinary one. */
export function thousandsOf(locale: Locale): string {
  const parts = new Intl.NumberFormat(languages[locale].intl).formatToParts(100_000)
  const group = parts.find(({ type }) => type === 'group')?.value ?? ''
  return `[${group.replace(/\s/, ' ')}]`
}
