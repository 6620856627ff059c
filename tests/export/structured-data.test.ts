import { existsSync } from 'node:fs'
import { site } from '@/lib/build/site'
import { figures } from '@/lib/business/figures'
import { cityOf } from '@/lib/content/cities'
import { cityOfPage } from '@/lib/content/pages'
import { plans } from '@/lib/content/plans'
import { languages } from '@/lib/i18n/locales'
import { pageUrl } from '@/lib/i18n/routes'
import { exportedPages, exportFolder, numbersOf, plainText, rawPage, readerPage } from './exported-page'

type Node = { [key: string]: unknown }

function graphOf(address: string): Node[] {
  const scripts = [...rawPage(address).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  expect(scripts).toHaveLength(1)
  return JSON.parse(scripts[0]?.[1] ?? '')['@graph']
}

/** The node and every object inside it. */
function within(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(within)
  if (typeof value !== 'object' || value === null) return []
  return [value as Node, ...Object.values(value).flatMap(within)]
}

describe.each(exportedPages)('the structured data of $address', ({ address, locale, page }) => {
  const graph = graphOf(address)
  const nodes = within(graph)
  const find = (type: string) => nodes.filter((node) => node['@type'] === type)

  test('has the types that describe the page', () => {
    const company = expect.stringMatching(/^(LocalBusiness|Organization)$/)
    const kinds: Record<string, string[]> = {
      '/': ['WebSite', 'Service'],
      '/pricing': ['OfferCatalog', 'BreadcrumbList'],
      '/contact': ['ContactPage', 'BreadcrumbList'],
    }
    const about = kinds[page] ?? ['Service', 'BreadcrumbList']
    expect(graph.map((node) => node['@type'])).toEqual([company, ...about])
  })

  test('has only names and descriptions that are visible on the page', () => {
    const text = plainText(readerPage(address).body.textContent)
    const said = nodes.flatMap(({ name, description }) => [name, description]).filter((words) => words)
    expect(said.filter((words) => !text.includes(plainText(String(words))))).toEqual([])
  })

  test('has no reviews, ratings, prices or expiry dates', () => {
    const claims = /^(Review|Rating|AggregateRating|HowTo|review|aggregateRating|price.*|validThrough)$/
    const made = nodes.flatMap((node) => [String(node['@type']), ...Object.keys(node)])
    expect(made.filter((claim) => claims.test(claim))).toEqual([])
  })

  test('has only addresses of the production site, and no dangling references', () => {
    const addresses = nodes.flatMap(({ url, item, '@id': id }) => [url, item, id]).filter((value) => value)
    expect(addresses.filter((value) => !String(value).startsWith(`${site.url}/`))).toEqual([])
    const [defined, referred] = [true, false].map((typed) =>
      nodes.filter((node) => node['@id'] && Boolean(node['@type']) === typed).map((node) => node['@id']),
    )
    expect(referred?.filter((id) => !defined?.includes(id))).toEqual([])
  })

  test('has breadcrumbs from the home page of the language to this page', () => {
    const steps = within(find('BreadcrumbList')[0]?.itemListElement).map(({ item }) => item)
    const here = new URL(address, site.url).href
    expect(steps).toEqual(page === '/' ? [] : [pageUrl('/', locale, site.url), here])
  })

  test('states the facts of the company, of the place and of the plans', () => {
    const [company] = graph
    expect(company).toMatchObject({ telephone: site.phone, email: site.email })
    expect(existsSync(`${exportFolder}${new URL(String(company?.logo)).pathname}`)).toBe(true)
    const city = cityOfPage(page)
    const [latitude, longitude] = city ? cityOf(city).coordinates : []
    if (city) expect(find('GeoCoordinates')).toEqual([expect.objectContaining({ latitude, longitude })])
    // The city and its communes.
    const places = within(find('Service')[0]?.areaServed).filter(({ name }) => name)
    if (city) expect(places).toHaveLength(Object.keys(cityOf(city).communes).length + 1)
    const rates = find('Offer').map(({ description }) => numbersOf(String(description), locale))
    const expected = page === '/pricing' ? plans.map(({ commission }) => [figures[commission].value]) : []
    expect(rates).toEqual(expected)
    for (const { inLanguage } of find('ContactPage')) expect(inLanguage).toBe(languages[locale].hrefLang)
    expect(find('ListItem').map(({ position }) => position)).toEqual(page === '/' ? [] : [1, 2])
  })
})
