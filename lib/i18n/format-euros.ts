import { type Locale, languages } from './locales'

/** Made when the first amount is written: making one keeps a slow phone busy for some 40 ms. */
const formatters = new Map<Locale, Intl.NumberFormat>()

/** An amount in whole EUR as the language writes it: "3 375 €", "€ 3.375", "€3,375". Never with an exponent. */
export function formatEuros(amount: number, locale: Locale): string {
  const formatter =
    formatters.get(locale) ??
    new Intl.NumberFormat(languages[locale].intl, {
      style: 'currency',
      currency: 'EUR',
      maximumFractionDigits: 0,
    })
  formatters.set(locale, formatter)
  return formatter.format(amount)
}
