import { cities, cityOf, citySlugs, contactCities } from '@/lib/content/cities'
import { coverageMap } from '@/lib/content/coverage-map'
import { translatorOf } from '@/lib/i18n/translate'
import { pageCopy } from '@/lib/seo/page-copy'
import { checkCities, checkOwners } from '@/scripts/messages/entries'
import { themeColours } from '@/scripts/render/theme-colours'

test.each(citySlugs)('the entry of %s has a range and known colours', (slug) => {
  const { income, tiles } = cityOf(slug)
  expect(income.min).toBeLessThan(income.max)
  expect(Object.keys(themeColours())).toEqual(expect.arrayContaining([...tiles.colours]))
  expect(pageCopy(`/${slug}`, translatorOf('nl')).description).toContain(income.min.toLocaleString('nl'))
})

test.each(citySlugs)('on the map of %s, no commune covers another, the city or the edge', (slug) => {
  const radius = 11
  const { communes, neighbours } = coverageMap(slug, (other) => other)
  const marks = [{ name: slug, x: 180, y: 180 }, ...communes]
  const isOutside = (at: number) => at < radius || at > 360 - radius
  expect(marks.filter(({ x, y }) => isOutside(x) || isOutside(y))).toEqual([])
  const overlaps = marks.flatMap((a, index) =>
    [...marks.slice(index + 1), ...neighbours].filter(
      (b) => Math.hypot(a.x - b.x, a.y - b.y) < 2 * radius - 1,
    ),
  )
  expect(overlaps).toEqual([])
})

test('coordinates decide the place on the map: Is-sur-Tille is north and Sombernon west of Dijon', () => {
  const { communes, tenKm } = coverageMap('dijon', (other) => other)
  const at = (name: string) => communes.find((one) => one.name === name)
  expect(at('Is-sur-Tille')?.y).toBeLessThan(60)
  expect(at('Sombernon')?.x).toBeLessThan(30)
  // 25 km to the west.
  expect(Math.abs(180 - 2.5 * tenKm - (at('Sombernon')?.x ?? 0))).toBeLessThan(3)
})

test('the contact block lists towns, then lakes', () => {
  expect(contactCities.slice(0, 5)).toEqual([
    'dijon',
    'autun',
    'chateau-chinon',
    'lac-panneciere',
    'lac-settons',
  ])
})

test('a commune of two cities, a wrong coordinate and a missing poster are reported', () => {
  const { autun, dijon } = cities
  const wrong = {
    ...dijon,
    poster: { image: 'none', focus: '' },
    communes: { Curgy: [47, 4.4], Talant: [4, 5] },
  } as const
  expect(checkCities({ autun, dijon: wrong }).map(({ key, text }) => `${key} ${text}`)).toEqual([
    'dijon.poster names components/art/posters/none.svg, which does not exist',
    'dijon.communes.Curgy is also a commune of autun',
    'dijon.communes.Talant is far from dijon',
  ])
  expect(checkOwners({ claire: 'none.jpg' })).toMatchObject([{ key: 'claire.image' }])
})
