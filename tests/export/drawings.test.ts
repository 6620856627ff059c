import { gzipSync } from 'node:zlib'
import { cityOf } from '@/lib/content/cities'
import { cityOfPage } from '@/lib/content/pages'
import { languages } from '@/lib/i18n/locales'
import { exportedPages, plainText, queryAll } from './exported-page'

test.each(exportedPages)(
  'each drawing of $address costs at most 6 kB of HTML, compressed 1.5 kB',
  ({ address }) => {
    for (const figure of queryAll(address, 'main figure')) {
      expect(Buffer.byteLength(figure.outerHTML)).toBeLessThanOrEqual(6_000)
      expect(gzipSync(figure.outerHTML).length).toBeLessThanOrEqual(1_500)
    }
  },
)

const withYear = exportedPages.filter(({ page }) => {
  const city = cityOfPage(page)
  return city && cityOf(city).season
})

test.each(withYear)('the year on $address names the months of its seasons', ({ address, page, locale }) => {
  const city = cityOfPage(page)
  const { high = [], quiet = [] } = (city && cityOf(city).season) ?? {}
  const [figure] = queryAll(address, '#local figure')
  expect(figure?.querySelectorAll('svg path')).toHaveLength(12 + 2 * 2)
  const text = plainText(figure?.querySelector('figcaption')?.textContent)
  for (const month of [high[0], high.at(-1), quiet[0], quiet.at(-1)])
    expect(text).toContain(
      new Date(Date.UTC(2026, (month ?? 0) - 1, 15)).toLocaleDateString(languages[locale].intl, {
        month: 'long',
      }),
    )
})
