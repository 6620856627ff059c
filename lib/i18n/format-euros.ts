import { type Locale, languages } from './locales'

/** Whole EUR; messages have it as `{amount, number, euros}`. The language decides where the sign stands. */
export const euros = {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
} as const satisfies Intl.NumberFormatOptions

/** Created on first use, because creating one takes about 40 ms on a slow phone. */
const formatters = new Map<Locale, Intl.NumberFormat>()

/** Formats an amount in whole EUR: "3 375 €", "€ 3.375", "€3,375". Never uses an exponent. */
export function formatEuros(amount: number, locale: Locale): string {
  const formatter = formatters.get(locale) ?? new Intl.NumberFormat(languages[locale].intl, euros)
  formatters.set(locale, formatter)
  return formatter.format(amount)
}

/**
 * An amount in the display face, which has no narrow no-break space: browsers then draw a tenth of an em between the digits,
 * which vanishes in large letters.
 */
export const inDisplayFace = (text: string) => text.replace(/(\d)\u202f(?=\d)/g, '$1\u00a0')
