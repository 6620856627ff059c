import { type Locale, languages } from './locales'

/** An amount in whole EUR as the language writes it: "3 375 €", "€ 3.375", "€3,375". */
export function formatEuros(amount: number, locale: Locale): string {
  const format = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const
  return new Intl.NumberFormat(languages[locale].intl, format).format(amount)
}
