import { pageCopy } from '@/lib/build/seo/page-copy'
import { themeColours } from '@/lib/build/theme-colours'
import { translatorOf } from '@/lib/build/translate'
import { cities, cityOf, citySlugs } from '@/lib/content/cities'
import { coverageMap } from '@/lib/content/coverage-map'
import { checkCities } from '@/scripts/messages/entries'

test.each(citySlugs)('the entry of %s has a range and known colours', (slug) => {
  const { income, tiles } = cityOf(slug)
  expect(income.min).toBeLessThan(income.max)
  expect(Object.keys(themeColours())).toEqual(expect.arrayContaining([...tiles.colours]))
  expect(pageCopy(`/${slug}`, translatorOf('nl')).description).toContain(income.min.toLocaleString('nl'))
})

test.each(citySlugs)(
  'on the map of %s, the place and its villages are named, and no name covers another',
  (slug) => {
    const { names, villages, rings, dots } = coverageMap(slug, (other) => other)
    expect(names.map(({ name }) => name)).toContain(slug)
    expect(villages).toHaveLength(Math.min(6, Object.keys(cityOf(slug).communes).length))
    const labels = [...names, ...villages, ...rings]
    const covering = labels.flatMap((a, index) =>
      labels
        .slice(index + 1)
        .filter(
          (b) => Math.abs(a.y - b.y) < 15 && Math.abs(a.x - b.x) < 3.3 * (a.name.length + b.name.length),
        ),
    )
    expect(covering).toEqual([])
    expect(dots.filter(({ x, y }) => Math.min(x, y) < 5 || Math.max(x, y) > 355)).toEqual([])
  },
)

test('coordinates decide the place on the map: Is-sur-Tille is north and Sombernon west of Dijon', () => {
  const { dots, tenKm } = coverageMap('dijon', (other) => other)
  const at = (name: string) => dots.find((one) => one.name === name)
  expect(at('Is-sur-Tille')?.y).toBeLessThan(60)
  // 25 km to the west.
  expect(Math.abs(180 - 2.5 * tenKm - (at('Sombernon')?.x ?? 0))).toBeLessThan(3)
})

test('lists the towns, then the lakes by name', () => {
  const kinds = citySlugs.map((slug) => cityOf(slug).kind)
  expect(kinds).toEqual(kinds.toSorted().toReversed())
  const lakes = citySlugs.filter((slug) => cityOf(slug).kind === 'lake')
  expect(lakes.slice(0, 2)).toEqual(['lac-panneciere', 'lac-settons'])
  expect(citySlugs[0]).toBe('dijon')
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
})
