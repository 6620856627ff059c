import { areaName, cityOf, citySlugs } from '@/lib/content/cities'
import { areaCommunes } from '@/lib/content/communes'
import { findArea, isOutside } from '@/lib/content/find-area'

const communes = areaCommunes()
const areas = citySlugs.map((slug) => ({ name: areaName(slug), ownNames: [slug, ...cityOf(slug).communes] }))
const found = (typed: string) => findArea(areas, typed, communes)?.name

test.each([
  ['Autun', 'autun'],
  ['AUTUN', 'autun'],
  ['71400 Autun, France', 'autun'],
  ['12 rue de Dijon, Autun', 'autun'],
  ['Anost', 'autun'],
  ['brion', 'autun'],
  ['Laizy', 'autun'],
  ['Mesvres', 'autun'],
  ['Tavernay', 'autun'],
  ['Creusot', 'autun'],
  ['etang sur arroux', 'autun'],
  ['Étang-sur-Arroux, 71190 (France)', 'autun'],
  ['St-Léger-sous-Beuvray', 'autun'],
  ['château chinon', 'chateau-chinon'],
  ['Château-Chinon (Ville)', 'chateau-chinon'],
  ['Corancy', 'chateau-chinon'],
  ['58120', 'chateau-chinon'],
  ['Lac des Settons', 'settons'],
  ['near Lake Settons', 'settons'],
  ['58230', 'settons'],
  ['58 230', 'settons'],
  ['Moux', 'settons'],
  ['moux en (58230)', 'settons'],
  ['st brisson', 'settons'],
  ['Saint-Didier (21210)', 'settons'],
  ['lac de panneciere', 'panneciere'],
  ['Chaumard', 'panneciere'],
  ['58120 Chaumard', 'panneciere'],
  ['Gevrey', 'dijon'],
  ['21000', 'dijon'],
  ['à Dijon centre', 'dijon'],
  ['Chamboeuf', 'dijon'],
])('the place %p is in the area %p', (typed, name) => {
  expect(found(typed)).toBe(name)
  expect(isOutside(areas, typed, communes)).toBe(false)
})

test.each(['Lyon', '75001', '69001 Lyon', 'Sully 45600', 'constructor', 'x'.repeat(300)])(
  'the place %p is outside',
  (typed) => {
    expect(found(typed)).toBeUndefined()
    expect(isOutside(areas, typed, communes)).toBe(true)
  },
)

test.each([
  '',
  '   ',
  'x',
  'Saint',
  'les',
  'Gev',
  '7140',
  'Saint-Didier',
  'Sully-sur-Loire',
  '12 rue de Dijon, Lyon',
  'une maison près de chateau chinon',
  '🏡',
  '{at}',
])('%p tells nothing', (typed) => {
  expect(found(typed)).toBeUndefined()
  expect(isOutside(areas, typed, communes)).toBe(false)
})

test('without the list, the communes of the pages are recognised', () => {
  expect(findArea(areas, 'Moux')?.name).toBe('settons')
  expect(findArea(areas, 'Anost')).toBeUndefined()
})

test.each(citySlugs)('the communes of the page and of the postcodes of %s belong to it', (slug) => {
  for (const name of [slug, ...cityOf(slug).communes])
    expect([name, found(name)]).toEqual([name, areaName(slug)])
  for (const name of cityOf(slug).postcodes) {
    expect(found(name)).toBe(areaName(slug))
    expect(citySlugs.filter((other) => cityOf(other).postcodes.includes(name))).toEqual([slug])
  }
  expect(communes[areaName(slug)]?.length).toBeGreaterThan(cityOf(slug).postcodes.length)
})
