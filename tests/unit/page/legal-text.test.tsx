import { render, screen } from '@testing-library/react'
import { LegalText } from '@/components/page/legal/legal-text'
import { readSite } from '@/lib/build/settings/read-site'
import { translatorOf } from '@/lib/build/translate'
import { locales } from '@/lib/i18n/locales'
import { productionSettings } from '../production-settings'

const { NEXT_PUBLIC_SITE_URL, NEXT_PUBLIC_FORM_ENDPOINT, ...given } = productionSettings
const optional = {
  NEXT_PUBLIC_LICENCE: 'CPI 7101 2026 000 000 001, CCI de Saône-et-Loire, garantie de 120 000 €',
  NEXT_PUBLIC_INSURER: 'Assureur SA, 4 place Ronde, Paris',
}

describe.each(locales)('the legal notice in %s', (locale) => {
  const t = translatorOf(locale)
  const show = (env: Record<string, string>) => render(<LegalText site={readSite(env)} t={t} />).container

  test('shows every setting as it was given, and marks nothing', () => {
    const notice = show({ ...given, ...optional })
    for (const text of Object.values({ ...given, ...optional }))
      expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toContain(text)
    expect(notice.querySelector('mark')).toBeNull()
    expect(screen.getAllByRole('link', { name: given.NEXT_PUBLIC_EMAIL })[0]).toHaveAttribute(
      'href',
      'mailto:bonjour@example.org',
    )
  })

  test('marks each place that is still to be filled, and leaves out what may be absent', () => {
    const marks = [...show({}).querySelectorAll('mark')].map((mark) => mark.textContent)
    expect(marks.toSorted()).toEqual(
      Object.keys(given)
        .map((name) => `[${name}] ${t('legal.missing')}`)
        .toSorted(),
    )
    expect(screen.getAllByRole('definition')).toHaveLength(marks.length)
  })

  test('mentions the counting of visitors only if the site counts them', () => {
    expect(show(given).textContent).not.toContain(t('legal.measure'))
    const counting = { NEXT_PUBLIC_MEASURE_ENDPOINT: 'https://count.example.org' }
    expect(show({ ...given, ...counting }).textContent).toContain(t('legal.measure'))
  })
})
