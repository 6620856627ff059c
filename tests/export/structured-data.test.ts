import { existsSync } from 'node:fs'
import { cityOf } from '@/lib/content/cities'
import { cityOfPage } from '@/lib/content/pages'
import { plans } from '@/lib/content/plans'
import { pageUrl } from '@/lib/i18n/routes'
import { site } from '@/lib/site/site'
import { exportedPages, exportFolder, plainText, rawPage, readerPage } from './exported-page'

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

  test('states the facts of the company, of the place and of the plans', () => {
    const [company] = graph
    expect(company).toMatchObject({ telephone: site.phone, email: site.email })
    expect(existsSync(`${exportFolder}${new URL(String(company?.logo)).pathname}`)).toBe(true)
    const city = cityOfPage(page)
    const [latitude, longitude] = city ? cityOf(city).coordinates : []
    if (city) expect(find('GeoCoordinates')).toMatchObject([{ latitude, longitude }])
    expect(find('Offer')).toHaveLength(page === '/pricing' ? plans.length : 0)
    const trail = page === '/' ? [] : ['/' as const, page].map((step) => pageUrl(step, locale, site.url))
    expect(find('ListItem').map(({ item }) => item)).toEqual(trail)
  })
})
