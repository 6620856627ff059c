import { loadMap } from '@/components/art/maps'
import { type CitySlug, cityOf, citySlugs } from '@/lib/content/cities'
import { themeColours } from '@/lib/media/theme-colours'
import { checkCities } from '@/scripts/messages/entries'

test.each(citySlugs)('the entry of %s has a range and known colours', (slug) => {
  const { income, tiles } = cityOf(slug)
  expect(income.min).toBeLessThan(income.max)
  expect(Object.keys(themeColours())).toEqual(expect.arrayContaining([...tiles.colours]))
})

test('a commune of two cities and a missing poster are reported', () => {
  const one = { ...cityOf(citySlugs[0] as CitySlug), communes: ['Curgy'] }
  const wrong = { ...one, poster: { ...one.poster, image: 'none' }, communes: ['Curgy', 'Talant'] }
  expect(checkCities({ one, wrong }).map(({ key, text }) => `${key} ${text}`)).toEqual([
    'wrong.poster names components/art/posters/none.svg, which does not exist',
    'wrong.communes has Curgy, as one has',
  ])
})

test('a city without a drawn map has none', async () => {
  expect(await loadMap('nowhere')).toBeUndefined()
})
