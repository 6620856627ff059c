import { cities, findCity } from '@/lib/content/cities'
import { loadMessages } from '@/lib/i18n/messages'

test('the public income ranges are those of the city pages (DECISIONS.md)', () => {
  expect(Object.fromEntries(cities.map(({ slug, income }) => [slug, [income.min, income.max]]))).toEqual({
    'chateau-chinon': [1000, 1800],
    autun: [1200, 2000],
    dijon: [1500, 2500],
    'lac-settons': [1000, 1600],
    'lac-panneciere': [900, 1500],
  })
})

test('the zone cards count 25, 18, 15, 15 and 12 properties', () => {
  expect(Object.fromEntries(cities.map(({ slug, properties }) => [slug, properties]))).toEqual({
    dijon: 25,
    autun: 18,
    'chateau-chinon': 15,
    'lac-settons': 15,
    'lac-panneciere': 12,
  })
})

test('the extra blocks stand where DECISIONS.md puts them', () => {
  const withChecklist = cities.filter(({ blocks }) => blocks === 'checklist').map(({ slug }) => slug)
  expect(withChecklist.sort()).toEqual(['chateau-chinon', 'dijon'])
  const withStatistics = cities.filter(({ morvanStats }) => morvanStats.length > 0)
  expect(withStatistics.map(({ slug, morvanStats }) => [slug, morvanStats])).toEqual([
    ['chateau-chinon', ['nl']],
  ])
})

describe.each(cities)('$slug', ({ key, slug, towns }) => {
  test('covers twelve towns, each named once, and names six to eight sights', () => {
    expect(new Set(towns.map(({ name }) => name)).size).toBe(12)
    const sights = Object.keys(loadMessages('fr').coverage[key].pois)
    expect(sights.length).toBeGreaterThanOrEqual(6)
    expect(sights.length).toBeLessThanOrEqual(8)
  })

  test('is found by its path segment', () => {
    expect(findCity(slug)?.key).toBe(key)
  })
})

test('an unknown segment is no city', () => {
  expect(findCity('beaune')).toBeUndefined()
})
