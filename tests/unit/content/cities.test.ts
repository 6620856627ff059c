import { posters } from '@/components/art/posters'
import { type City, cities, citySlugs } from '@/lib/content/cities'
import { loadMessages } from '@/lib/i18n/messages'
import { pageCopy } from '@/lib/seo/page-copy'

test.each(citySlugs)('%s is complete', (slug) => {
  const { income, local, testimonials, towns, latitude, longitude }: City = cities[slug]
  expect(income.min).toBeLessThan(income.max)
  expect(testimonials.length).toBeGreaterThan(0)
  expect(posters[slug]).toBeDefined()
  expect(pageCopy(`/${slug}`, 'nl').description).toContain(income.min.toLocaleString('nl'))

  // A block of its own has copy for each of its items.
  const copy: Record<string, { items: object } | undefined> = loadMessages('fr').citySpecific
  expect(Object.keys(copy[slug]?.items ?? {})).toEqual(local)

  expect(new Set(towns.map(({ name }) => name)).size).toBe(towns.length)
  // Half a degree is some 50 km: a town further away has a digit wrong.
  for (const town of towns) {
    expect(Math.abs(town.latitude - latitude)).toBeLessThan(0.5)
    expect(Math.abs(town.longitude - longitude)).toBeLessThan(0.5)
  }
})
