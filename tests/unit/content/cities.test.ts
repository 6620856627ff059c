import { cities, cityOf, citySlugs } from '@/lib/content/cities'
import { coverageMap } from '@/lib/content/coverage-map'
import { translatorOf } from '@/lib/i18n/translate'
import { pageCopy } from '@/lib/site/seo/page-copy'
import { themeColours } from '@/lib/site/theme-colours'
import { checkCities } from '@/scripts/messages/entries'

test.each(citySlugs)('the entry of %s has a range and known colours', (slug) => {
  const { income, tiles } = cityOf(slug)
  expect(income.min).toBeLessThan(income.max)
  expect(Object.keys(themeColours())).toEqual(expect.arrayContaining([...tiles.colours]))
  expect(pageCopy(`/${slug}`, translatorOf('nl')).description).toContain(income.min.toLocaleString('nl'))
})

test.each(citySlugs)(
  'the map of %s names the place, the circle in which we work and what it marks; no name covers another at any width',
  (slug) => {
    const { places, distances } = coverageMap(slug, (other) => translatorOf('fr')(`cities.${other}.name`))
    const names = places.map(({ name }) => name.replace('\n', ' '))
    expect(names).toContain(translatorOf('fr')(`cities.${slug}.name`))
    expect(distances.map(({ name }) => name)).toContain(`${cityOf(slug).coverageKm}\u00a0km`)
    for (const width of [252, 360, 440, 620]) {
      const shown = places.filter(({ from }) => from <= width)
      const boxes = shown.map(({ name, x, y, dx, dy, anchor }) => {
        const lines = name.split('\n')
        const length = 7 * Math.max(...lines.map((line) => line.length))
        const left = x * width + dx - { start: 0, middle: length / 2, end: length }[anchor]
        return {
          name,
          left,
          right: left + length,
          top: y * width + dy - 8 * lines.length,
          lines: lines.length,
        }
      })
      const covering = boxes.flatMap((a, index) =>
        boxes
          .slice(index + 1)
          .filter(
            (b) =>
              a.left < b.right &&
              b.left < a.right &&
              a.top < b.top + 16 * b.lines &&
              b.top < a.top + 16 * a.lines,
          )
          .map((b) => [a.name, b.name]),
      )
      expect(covering).toEqual([])
      expect(boxes.filter(({ left, right }) => left < 0 || right > width)).toEqual([])
    }
  },
)

test('the maps name first what the copy names', () => {
  const named = citySlugs.flatMap((slug) =>
    coverageMap(slug, (other) => other).places.map(({ name }) => name),
  )
  for (const commune of [
    'Nuits-Saint-Georges',
    'Montsauche-les-Settons',
    'Saulieu',
    'Corbigny',
    'Lormes',
    'Chaumard',
  ])
    expect(named).toContain(commune)
})

test('coordinates decide the place on the map: Is-sur-Tille is north and Sombernon west of Dijon', () => {
  const { places, rings } = coverageMap('dijon', (other) => other)
  const at = (name: string) => places.find((one) => one.name === name)
  expect(at('Is-sur-Tille')?.y).toBeLessThan(0.2)
  // 25 km to the west.
  expect(at('Sombernon')?.x).toBeCloseTo(0.5 - 2.5 * (rings[0]?.radius ?? 0), 1)
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
