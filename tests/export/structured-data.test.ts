import { cityOfPage } from '@/lib/content/pages'
import { site } from '@/lib/site'
import { exportedPages, plainText, rawPage, readerPage } from './exported-page'

type Node = { [key: string]: unknown }

function graphOf(address: string): Node[] {
  const page = new DOMParser().parseFromString(rawPage(address), 'text/html')
  const scripts = page.querySelectorAll('script[type="application/ld+json"]')
  expect(scripts).toHaveLength(1)
  return JSON.parse(scripts[0]?.textContent ?? '')['@graph']
}

/** The node itself and every object inside it. */
function within(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(within)
  if (typeof value !== 'object' || value === null) return []
  return [value as Node, ...Object.values(value).flatMap(within)]
}

const company = site.postalAddress ? 'LocalBusiness' : 'Organization'

describe.each(exportedPages)('the structured data of $address', ({ address, page }) => {
  const graph = graphOf(address)
  const nodes = within(graph)

  test('is of the kinds that the page is about', () => {
    const own: Record<string, string[]> = {
      '/': ['WebSite', 'Service'],
      '/pricing': ['OfferCatalog'],
      '/contact': ['ContactPage'],
    }
    const about = own[page] ?? ['Service']
    const trail = page === '/' ? [] : ['BreadcrumbList']
    expect(graph.map((node) => node['@type'])).toEqual([company, ...about, ...trail])
  })

  test('names and describes nothing that a reader does not see', () => {
    const text = plainText(readerPage(address).body.textContent)
    const said = nodes.flatMap(({ name, description }) => [name, description]).filter((words) => words)
    expect(said.filter((words) => !text.includes(plainText(String(words))))).toEqual([])
  })

  test('claims no reviews or ratings and no offer with an end', () => {
    const types = nodes.map((node) => node['@type'])
    for (const type of ['Review', 'Rating', 'AggregateRating', 'HowTo']) expect(types).not.toContain(type)
    const keys = nodes.flatMap((node) => Object.keys(node))
    for (const key of ['review', 'aggregateRating', 'priceValidUntil', 'validThrough', 'price']) {
      expect(keys).not.toContain(key)
    }
  })

  test('gives addresses of the production site only', () => {
    const addresses = nodes.flatMap(({ url, item, '@id': id }) => [url, item, id]).filter((value) => value)
    expect(addresses.filter((value) => !String(value).startsWith(`${site.url}/`))).toEqual([])
  })

  test('refers to nothing that is not there', () => {
    const defined = nodes.filter((node) => node['@id'] && node['@type']).map((node) => node['@id'])
    const references = nodes.filter((node) => node['@id'] && !node['@type']).map((node) => node['@id'])
    expect(references.filter((id) => !defined.includes(id))).toEqual([])
  })

  if (page !== '/') {
    test('leads from the home page of the language to this page', () => {
      const trail = nodes.find((node) => node['@type'] === 'BreadcrumbList')
      expect(within(trail?.itemListElement).map(({ item }) => item)).toEqual([
        expect.stringMatching(/\/(nl|en)?$/),
        new URL(address, site.url).href,
      ])
    })
  }
})

test.each(exportedPages.filter(({ page }) => cityOfPage(page)))(
  'the service of $address says where it is offered: the city and its communes',
  ({ address }) => {
    const service = graphOf(address).find((node) => node['@type'] === 'Service')
    expect(within(service?.areaServed).filter(({ name }) => name).length).toBeGreaterThan(8)
  },
)

test.each(exportedPages.filter(({ page }) => page === '/pricing'))(
  'the catalogue of $address holds the two plans',
  ({ address }) => {
    const catalogue = graphOf(address).find((node) => node['@type'] === 'OfferCatalog')
    const offers = within(catalogue?.itemListElement).filter((node) => node['@type'] === 'Offer')
    expect(offers).toHaveLength(2)
  },
)
