import { addressOfSegment } from '@/components/shell/page-address'
import { staticAddresses } from '@/components/shell/static-addresses'
import { pages } from '@/lib/content/pages'
import { locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'

const segmentOf = (page: (typeof pages)[number]) => (typeof page === 'object' ? page.city : page.slice(1))

describe('an island finds every page by its route segment', () => {
  for (const locale of locales) {
    test.each(pages.map((page) => [segmentOf(page), publicPath(page, locale)]))(
      `${locale}: "%s" is %s`,
      (segment, address) => {
        expect(addressOfSegment(segment, staticAddresses(locale))).toBe(address)
      },
    )
  }

  test('and is sent no city for it', () => {
    expect(Object.keys(staticAddresses('nl')).sort()).toEqual(['', 'contact', 'pricing'])
  })
})
