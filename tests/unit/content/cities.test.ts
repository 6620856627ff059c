import { cityOf, citySlugs } from '@/lib/content/cities'
import { loadMessages } from '@/lib/i18n/messages'
import { pageCopy } from '@/lib/seo/page-copy'
import { themeColours } from '@/lib/seo/theme-colours'

test.each(citySlugs)('the entry of %s is complete', (slug) => {
  const { income, local = [], testimonials, tiles, towns, latitude, longitude } = cityOf(slug)
  expect(income.min).toBeLessThan(income.max)
  expect(testimonials.length).toBeGreaterThan(0)
  expect(Object.keys(themeColours())).toEqual(expect.arrayContaining([...tiles.colours]))
  expect(pageCopy(`/${slug}`, 'nl').description).toContain(income.min.toLocaleString('nl'))

  // The block about this place has copy for each of its items.
  const copy: Record<string, { items: object } | undefined> = loadMessages('fr').citySpecific
  expect(Object.keys(copy[slug]?.items ?? {})).toEqual(local)

  expect(new Set(towns.map(({ name }) => name)).size).toBe(towns.length)
  // Half a degree is about 50 km; a town further away has a wrong digit.
  for (const town of towns) {
    expect(Math.abs(town.latitude - latitude)).toBeLessThan(0.5)
    expect(Math.abs(town.longitude - longitude)).toBeLessThan(0.5)
  }
})
