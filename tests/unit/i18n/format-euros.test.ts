import { formatEuros } from '@/lib/i18n/format-euros'
import { languages, locales } from '@/lib/i18n/locales'

const amounts = [0, 7, 90, 999, 1000, 3375, 10_000, 99_999, 123_456, 1_234_567]

describe.each(locales)('euros in %s', (locale) => {
  const { format } = new Intl.NumberFormat(languages[locale].intl, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  })

  it.each(amounts)('writes %i as the platform does', (amount) => {
    expect(formatEuros(amount, locale)).toBe(format(amount))
  })
})
