import { fullTitle } from '@/lib/build/seo/page-copy'
import { brand, site } from '@/lib/build/site'
import { defaultLocale, languages, locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { exportedPages, rawPage, readerPage } from './exported-page'

const production = (path: string) => new URL(path, site.url).href

/** An attribute of the only element that matches. Fails if there is none or more than one. */
function only(page: Document, selector: string, attribute: string): string {
  const found = page.head.querySelectorAll(selector)
  expect({ selector, count: found.length }).toEqual({ selector, count: 1 })
  return found[0]?.getAttribute(attribute) ?? ''
}

const property = (page: Document, name: string) => only(page, `meta[property="${name}"]`, 'content')
const named = (page: Document, name: string) => only(page, `meta[name="${name}"]`, 'content')

describe.each(exportedPages)('the head of $address', ({ address, page, locale }) => {
  const reader = readerPage(address)

  test('has a title and a description that search results do not truncate', () => {
    expect(reader.head.querySelectorAll('title')).toHaveLength(1)
    expect(reader.title.length).toBeLessThanOrEqual(60)
    const { length } = named(reader, 'description')
    expect(length).toBeGreaterThanOrEqual(120)
    expect(length).toBeLessThanOrEqual(158)
  })

  test('has a canonical address in production, its alternates, and French as x-default', () => {
    expect(only(reader, 'link[rel="canonical"]', 'href')).toBe(production(address))
    const alternates = [...reader.head.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ])
    expect(alternates).toEqual([
      ...locales.map((alternate) => [languages[alternate].hrefLang, production(publicPath(page, alternate))]),
      ['x-default', production(publicPath(page, defaultLocale))],
    ])
  })

  test('has cards for social networks with an absolute image', () => {
    expect(property(reader, 'og:url')).toBe(new URL(address, site.assetOrigin).href)
    expect(property(reader, 'og:site_name')).toBe(brand)
    expect(property(reader, 'og:locale')).toBe(languages[locale].intl.replace('-', '_'))
    expect(reader.title).toBe(fullTitle(property(reader, 'og:title')))
    expect(property(reader, 'og:description')).toBe(named(reader, 'description'))
    expect(named(reader, 'twitter:card')).toBe('summary_large_image')
    expect(named(reader, 'twitter:title')).toBe(property(reader, 'og:title'))
    const image = property(reader, 'og:image')
    expect(image).toMatch(new RegExp(`^${site.assetOrigin}/og/[a-z-]+-${locale}\\.png$`))
    expect(named(reader, 'twitter:image')).toBe(image)
    expect(property(reader, 'og:image:alt')).toContain(property(reader, 'og:title'))
  })

  test('has all of it in the first 8 kB, before the style, where messengers look for it', () => {
    const parts = /<title|<meta (?!http-equiv)[^>]*>|<link rel="(?:canonical|alternate)"/g
    const [head = ''] = rawPage(address).split('</head>')
    const places = Array.from(head.matchAll(parts), ({ index }) => index)
    expect(places.length).toBeGreaterThan(20)
    expect(Buffer.byteLength(head.slice(0, places.at(-1)))).toBeLessThan(8000)
    expect(places.at(-1)).toBeLessThan(head.indexOf('<style'))
  })

  test('keeps iPhones from turning registration numbers into phone links', () => {
    expect(named(reader, 'format-detection')).toBe('telephone=no')
  })

  test('may be indexed in production only', () => {
    const robots = reader.head.querySelector('meta[name="robots"]')?.getAttribute('content') ?? ''
    expect(robots.includes('noindex')).toBe(site.deploy !== 'production')
  })
})

test.each(locales)('no two pages in %s have the same title or the same description', (locale) => {
  const heads = exportedPages.filter((one) => one.locale === locale).map(({ address }) => readerPage(address))
  const titles = heads.map(({ title }) => title)
  const descriptions = heads.map((head) => named(head, 'description'))
  expect(new Set(titles).size).toBe(titles.length)
  expect(new Set(descriptions).size).toBe(descriptions.length)
})
