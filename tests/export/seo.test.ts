import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { pages } from '@/lib/content/pages'
import { defaultLocale, languages, locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { shareImageSize } from '@/lib/seo/urls'
import { brand, site } from '@/lib/site/site'
import { exportedPages, exportFolder, queryAll, rawPage, readerPage } from './exported-page'

const production = (path: string) => new URL(path, site.url).href
const bytesOf = (path: string) => readFileSync(`${exportFolder}${path}`)

/** An attribute of the only element that matches. Fails if there is none or more than one. */
function only(page: Document, selector: string, attribute: string): string {
  const found = page.head.querySelectorAll(selector)
  expect({ selector, count: found.length }).toEqual({ selector, count: 1 })
  return found[0]?.getAttribute(attribute) ?? ''
}

const property = (page: Document, name: string) => only(page, `meta[property="${name}"]`, 'content')
const named = (page: Document, name: string) => only(page, `meta[name="${name}"]`, 'content')

const map = new DOMParser().parseFromString(`${bytesOf('/sitemap.xml')}`, 'application/xml')
const entries = [...map.getElementsByTagName('url')]
const addressOf = (entry: Element) => entry.getElementsByTagName('loc')[0]?.textContent
const languageAndAddress = (link: Element) => [link.getAttribute('hreflang'), link.getAttribute('href')]

/** Width and height of an exported PNG, px. Fails if the file is not a PNG. */
async function sizeOf(path: string) {
  const { format, width, height } = await sharp(`${exportFolder}${path}`).metadata()
  expect(format).toBe('png')
  return { width, height }
}

describe.each(exportedPages)('$address', ({ address, page, locale }) => {
  const reader = readerPage(address)

  test('has its address in production, and its alternates in head and sitemap, with French as x-default', () => {
    expect(only(reader, 'link[rel="canonical"]', 'href')).toBe(production(address))
    const alternates = [
      ...locales.map((alternate) => [languages[alternate].hrefLang, production(publicPath(page, alternate))]),
      ['x-default', production(publicPath(page, defaultLocale))],
    ]
    expect(queryAll(address, 'link[rel="alternate"][hreflang]').map(languageAndAddress)).toEqual(alternates)
    const [entry, ...others] = entries.filter((one) => addressOf(one) === production(address))
    expect([...(entry?.getElementsByTagName('xhtml:link') ?? [])].map(languageAndAddress)).toEqual(alternates)
    expect(others).toEqual([])
  })

  test('links to itself in the other languages and to every page of its language', () => {
    const links = queryAll(address, 'body a[href]').map(languageAndAddress)
    const others = locales.filter((other) => other !== locale)
    const alternates = others.map((other) => [languages[other].hrefLang, publicPath(page, other)])
    expect(links).toEqual(expect.arrayContaining(alternates))
    const paths = links.map(([, href]) => href?.split('#')[0])
    expect(paths).toEqual(expect.arrayContaining(pages.map((other) => publicPath(other, locale))))
  })

  test('has a card for social networks, with an image of 1200 x 630 px and at most 150 kB', async () => {
    const image = property(reader, 'og:image')
    // The hash of the picture: messengers keep what they have fetched from a URL.
    const [url = '', version] = image.split('?v=')
    expect(url).toMatch(new RegExp(`^${site.assetOrigin}/og/[a-z-]+-${locale}\\.png$`))
    const { pathname } = new URL(url)
    const picture = bytesOf(pathname)
    expect(version).toBe(createHash('sha256').update(picture).digest('hex').slice(0, 8))
    expect(await sizeOf(pathname)).toEqual(shareImageSize)
    expect(picture.length).toBeLessThanOrEqual(150_000)
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
})

test('no two pages have the same share image', () => {
  const versions = exportedPages.map(
    ({ address }) => property(readerPage(address), 'og:image').split('?v=')[1],
  )
  expect(new Set(versions).size).toBe(exportedPages.length)
})

test('the sitemap has no other pages and no dates', () => {
  expect(entries).toHaveLength(exportedPages.length)
  expect(map.getElementsByTagName('lastmod')).toHaveLength(0)
})

test('only production may be indexed; robots.txt allows all pages everywhere, or no crawler sees that', () => {
  const production = site.deploy === 'production'
  const lines = `${bytesOf('/robots.txt')}`.split('\n')
  expect(lines).toContain('User-Agent: *')
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([])
  expect(lines.includes(`Sitemap: ${site.url}/sitemap.xml`)).toBe(production)
  const headers = `${bytesOf('/_headers')}`
  expect(headers.includes('X-Robots-Tag: noindex')).toBe(!production)
  // A preview may have no https.
  expect(headers.includes('Strict-Transport-Security')).toBe(production)
  for (const { address } of exportedPages)
    expect(queryAll(address, 'meta[name="robots"][content*="noindex"]')).toHaveLength(production ? 0 : 1)
})

test('the manifest is requested with the password of a page; its icons and that of Apple have the stated sizes', async () => {
  expect(only(readerPage('/'), 'link[rel="manifest"]', 'crossorigin')).toBe('use-credentials')
  const { icons } = JSON.parse(`${bytesOf('/manifest.webmanifest')}`)
  expect(icons.length).toBeGreaterThanOrEqual(3)
  for (const { src, sizes } of [...icons, { src: '/apple-icon.png', sizes: '180x180' }]) {
    const { width, height } = await sizeOf(src)
    expect(`${width}x${height}`).toBe(sizes)
  }
})
