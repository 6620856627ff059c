import { readFileSync } from 'node:fs'
import { site } from '@/lib/build/site'
import { pages } from '@/lib/content/pages'
import { languages, locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { exportedPages, exportFolder, queryAll } from './exported-page'

const production = (path: string) => new URL(path, site.url).href
const read = (file: string) => readFileSync(`${exportFolder}/${file}`, 'utf8')

const map = new DOMParser().parseFromString(read('sitemap.xml'), 'application/xml')
const entries = [...map.getElementsByTagName('url')]
const addressOf = (entry: Element) => entry.getElementsByTagName('loc')[0]?.textContent
const languageAndAddress = (link: Element) => [link.getAttribute('hreflang'), link.getAttribute('href')]

test('the sitemap lists every page once, nothing else and no dates', () => {
  expect(entries.map(addressOf).sort()).toEqual(
    exportedPages.map(({ address }) => production(address)).sort(),
  )
  expect(map.getElementsByTagName('lastmod')).toHaveLength(0)
})

test('robots.txt allows all pages, also outside production, where they have noindex', () => {
  const lines = read('robots.txt').split('\n')
  expect(lines).toContain('User-Agent: *')
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([])
  expect(lines.includes(`Sitemap: ${production('/sitemap.xml')}`)).toBe(site.deploy === 'production')
})

describe.each(exportedPages)('$address', ({ address, page, locale }) => {
  const links = queryAll(address, 'body a[href]').map(languageAndAddress)

  test('has the same alternates in the sitemap and in its head', () => {
    const entry = entries.find((one) => addressOf(one) === production(address))
    const listed = [...(entry?.getElementsByTagName('xhtml:link') ?? [])].map(languageAndAddress)
    expect(listed).toEqual(queryAll(address, 'link[rel="alternate"][hreflang]').map(languageAndAddress))
  })

  test('links to its alternates and to every page of its language', () => {
    const others = locales.filter((other) => other !== locale)
    const alternates = others.map((other) => [languages[other].hrefLang, publicPath(page, other)])
    expect(links).toEqual(expect.arrayContaining(alternates))
    const paths = links.map(([, href]) => href?.split('#')[0])
    expect(paths).toEqual(expect.arrayContaining(pages.map((other) => publicPath(other, locale))))
  })
})
