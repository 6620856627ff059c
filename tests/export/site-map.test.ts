import { readFileSync } from 'node:fs'
import { pages } from '@/lib/content/pages'
import { languages, locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { site } from '@/lib/site'
import { exportedPages, exportFolder, readerPage } from './exported-page'

const production = (path: string) => new URL(path, site.url).href

describe('sitemap.xml', () => {
  const map = new DOMParser().parseFromString(
    readFileSync(`${exportFolder}/sitemap.xml`, 'utf8'),
    'application/xml',
  )
  const entries = [...map.getElementsByTagName('url')]
  const address = (entry: Element) => entry.getElementsByTagName('loc')[0]?.textContent

  test('lists every page once and nothing else', () => {
    expect(entries.map(address).sort()).toEqual(exportedPages.map((page) => production(page.address)).sort())
  })

  test.each(exportedPages)('gives $address the alternates that its head gives', (page) => {
    const entry = entries.find((one) => address(one) === production(page.address))
    const alternates = [...(entry?.getElementsByTagName('xhtml:link') ?? [])].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ])
    const inHead = [...readerPage(page.address).head.querySelectorAll('link[rel="alternate"][hreflang]')].map(
      (link) => [link.getAttribute('hreflang'), link.getAttribute('href')],
    )
    expect(alternates).toEqual(inHead)
  })

  test('invents no dates', () => {
    expect(map.getElementsByTagName('lastmod')).toHaveLength(0)
  })
})

describe('robots.txt', () => {
  const lines = readFileSync(`${exportFolder}/robots.txt`, 'utf8').split('\n')

  test('lets everything be read, on a preview too, where the pages say noindex', () => {
    expect(lines).toContain('User-Agent: *')
    expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([])
  })

  test('names the site map in production and locally', () => {
    expect(lines.includes(`Sitemap: ${production('/sitemap.xml')}`)).toBe(site.deploy !== 'preview')
  })
})

describe.each(exportedPages)('$address', ({ address, page, locale }) => {
  const links = [...readerPage(address).body.querySelectorAll('a[href]')]
  const paths = new Set(links.map((link) => link.getAttribute('href')?.split('#')[0]))

  test('links to its alternates', () => {
    for (const alternate of locales.filter((other) => other !== locale)) {
      const link = links.find((one) => one.getAttribute('href') === publicPath(page, alternate))
      expect(link?.getAttribute('hreflang')).toBe(languages[alternate].hrefLang)
    }
  })

  test('links to every page of its language', () => {
    const missing = pages.map((other) => publicPath(other, locale)).filter((path) => !paths.has(path))
    expect(missing).toEqual([])
  })
})
