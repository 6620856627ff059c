import { readMap } from '@/components/art/maps'
import { cities, cityOf, citySlugs } from '@/lib/content/cities'
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

test('lists the towns, then the lakes by name', () => {
  const kinds = citySlugs.map((slug) => cityOf(slug).kind)
  expect(kinds).toEqual(kinds.toSorted().toReversed())
  const lakes = citySlugs.filter((slug) => cityOf(slug).kind === 'lake')
  expect(lakes.slice(0, 2)).toEqual(['lac-panneciere', 'lac-settons'])
  expect(citySlugs[0]).toBe('dijon')
})

test('a commune of two cities and a missing poster are reported', () => {
  const { autun, dijon } = cities
  const wrong = { ...dijon, poster: { image: 'none', focus: '' }, communes: ['Curgy', 'Talant'] }
  expect(checkCities({ autun, dijon: wrong }).map(({ key, text }) => `${key} ${text}`)).toEqual([
    'dijon.poster names components/art/posters/none.svg, which does not exist',
    'dijon.communes has Curgy, as autun has',
  ])
})

test('a city without a drawn map has none', () => {
  expect(readMap('dijon')).toMatch(/^<svg /)
  expect(readMap('beaune')).toBeUndefined()
})
