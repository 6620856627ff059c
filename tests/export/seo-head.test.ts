import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brand, site } from '@/lib/build/site'
import { defaultLocale, languages, locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { exportedPages, exportFolder, rawPage, readerPage } from './exported-page'

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

  test('has a card for social networks, with an absolute image', () => {
    const image = property(reader, 'og:image')
    // The hash of the picture: messengers keep what they have fetched from a URL.
    const [url = '', version] = String(image).split('?v=')
    expect(url).toMatch(new RegExp(`^${site.assetOrigin}/og/[a-z-]+-${locale}\\.png$`))
    const picture = readFileSync(`${exportFolder}${new URL(url).pathname}`)
    expect(version).toBe(createHash('sha256').update(picture).digest('hex').slice(0, 8))
    expect(property(reader, 'og:image:alt')).toContain(property(reader, 'og:title'))
    const card = {
      'og:url': new URL(address, site.assetOrigin).href,
      'og:site_name': brand,
      'og:locale': languages[locale].intl.replace('-', '_'),
      'og:description': named(reader, 'description'),
      'twitter:card': 'summary_large_image',
      'twitter:title': property(reader, 'og:title'),
      'twitter:image': image,
    }
    const nameOf = (name: string) => (name.startsWith('og:') ? property : named)(reader, name)
    expect(Object.fromEntries(Object.keys(card).map((name) => [name, nameOf(name)]))).toEqual(card)
  })

  test('has all of it in the first 8 kB, before the style, where messengers look for it', () => {
    const parts = /<title|<meta (?!http-equiv)[^>]*>|<link rel="(?:canonical|alternate)"/g
    const [head = ''] = rawPage(address).split('</head>')
    const places = Array.from(head.matchAll(parts), ({ index }) => index)
    expect(places.length).toBeGreaterThan(20)
    expect(Buffer.byteLength(head.slice(0, places.at(-1)))).toBeLessThan(8000)
    expect(places.at(-1)).toBeLessThan(head.indexOf('<style'))
  })

  test('may be indexed in production only', () => {
    const robots = reader.head.querySelector('meta[name="robots"]')?.getAttribute('content') ?? ''
    expect(robots.includes('noindex')).toBe(site.deploy !== 'production')
  })
})

test('no two pages have the same title or the same description', () => {
  const heads = exportedPages.map(({ address }) => readerPage(address))
  const said = heads.flatMap((head) => [head.title, named(head, 'description')])
  expect(new Set(said).size).toBe(said.length)
})
