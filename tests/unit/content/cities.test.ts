import { cityOf, citySlugs } from '@/lib/content/cities'
import { pageCopy } from '@/lib/seo/page-copy'
import { themeColours } from '@/lib/seo/theme-colours'

test.each(citySlugs)('the entry of %s has a range, testimonials, known colours and near towns', (slug) => {
  const { income, testimonials, tiles, towns, latitude, longitude } = cityOf(slug)
  expect(income.min).toBeLessThan(income.max)
  expect(testimonials.length).toBeGreaterThan(0)
  expect(Object.keys(themeColours())).toEqual(expect.arrayContaining([...tiles.colours]))
  expect(pageCopy(`/${slug}`, 'nl').description).toContain(income.min.toLocaleString('nl'))

  expect(new Set(towns.map(({ name }) => name)).size).toBe(towns.length)
  // Half a degree is about 50 km; a town further away has a wrong digit.
  for (const town of towns) {
    expect(Math.abs(town.latitude - latitude)).toBeLessThan(0.5)
    expect(Math.abs(town.longitude - longitude)).toBeLessThan(0.5)
  }
})
