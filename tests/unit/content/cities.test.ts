import { cityOf, citySlugs } from '@/lib/content/cities'
import { translatorOf } from '@/lib/i18n/translate'
import { pageCopy } from '@/lib/seo/page-copy'
import { themeColours } from '@/scripts/render/theme-colours'

test.each(citySlugs)('the entry of %s has a range and known colours', (slug) => {
  const { income, tiles } = cityOf(slug)
  expect(income.min).toBeLessThan(income.max)
  expect(Object.keys(themeColours())).toEqual(expect.arrayContaining([...tiles.colours]))
  expect(pageCopy(`/${slug}`, translatorOf('nl')).description).toContain(income.min.toLocaleString('nl'))
})

test.each(citySlugs)('on the map of %s, no commune covers another, the city or the edge', (slug) => {
  const radius = 11
  const { towns } = cityOf(slug)
  expect(new Set(towns.map(({ name }) => name)).size).toBe(towns.length)
  const marks = [{ name: slug, x: 180, y: 180 }, ...towns]
  const isOutside = (at: number) => at < radius || at > 360 - radius
  expect(marks.filter(({ x, y }) => isOutside(x) || isOutside(y))).toEqual([])
  const overlaps = marks.flatMap((a, index) =>
    marks.slice(index + 1).filter((b) => Math.hypot(a.x - b.x, a.y - b.y) < 2 * radius),
  )
  expect(overlaps).toEqual([])
})
