import { loadMap } from '@/components/art/maps'
import { areNeighbours, type CitySlug, cityOf, citySlugs } from '@/lib/content/cities'
import { themeColours } from '@/lib/media/theme-colours'
import { checkCities } from '@/scripts/messages/entries'

test.each(citySlugs)('the entry of %s has a range and known colours', (slug) => {
  const { income, tiles } = cityOf(slug)
  expect(income.min).toBeLessThan(income.max)
  expect(Object.keys(themeColours())).toEqual(expect.arrayContaining([...tiles.colours]))
})

test('a commune and a postcode of two cities, and a missing poster, are reported', () => {
  const one = { ...cityOf(citySlugs[0] as CitySlug), communes: ['Curgy'], postcodes: ['71400'] }
  const wrong = { ...one, poster: { ...one.poster, image: 'none' }, communes: ['Curgy', 'Talant'] }
  expect(checkCities({ one, wrong }).map(({ key, text }) => `${key} ${text}`)).toEqual([
    'wrong.poster names components/art/posters/none.svg, which does not exist',
    'wrong.communes has Curgy, as one has',
    'wrong.postcodes has 71400, as one has',
  ])
})

test.each([
  [[7, 8], true],
  [[11, 12, 1, 2], true],
  [[5, 7, 8], false],
  [[2, 1], false],
])('the months %j are a range: %s', (months, isRange) => {
  expect(areNeighbours(months)).toBe(isRange)
})

test('a city without a drawn map has none', async () => {
  expect(await loadMap('nowhere')).toBeUndefined()
})
