import { brotliCompressSync } from 'node:zlib'
import { areaName, cityOf, citySlugs } from '@/lib/content/cities'
import { areaCommunes } from '@/lib/content/communes'
import { findPlace, isCommunes, suggestPlaces } from '@/lib/content/find-place'
import { loadMessages } from '@/lib/i18n/messages'

const list = areaCommunes()
const { cities } = loadMessages('fr')
const areas = citySlugs.map((slug) => ({ name: areaName(slug), ownNames: [cities[slug].name] }))

/** The area of the place and its commune, if one is named, or why there is none. */
const find = (typed: string, known?: typeof list) => {
  const place = findPlace(areas, typed, known)
  return place.kind === 'found' ? [place.area.name, place.commune ?? ''].filter(Boolean) : [place.kind]
}

test.each<[typed: string, ...place: string[]]>([
  ['Autun', 'autun', 'Autun'],
  ['AUTUN', 'autun', 'Autun'],
  ['à Autun', 'autun', 'Autun'],
  ['71400 Autun, France', 'autun', 'Autun'],
  ['12 rue de Dijon, Autun', 'autun', 'Autun'],
  ['Dijon, 12 rue d’Autun', 'dijon', 'Dijon'],
  ['Dijon (21)', 'dijon', 'Dijon'],
  ['à Dijon centre', 'dijon', 'Dijon'],
  ['Autun Bourgogne', 'autun', 'Autun'],
  ['château chinon', 'chateau-chinon', 'Château-Chinon'],
  ['Chateau Chinon Ville', 'chateau-chinon', 'Château-Chinon'],
  ['Château-Chinon (Ville)', 'chateau-chinon', 'Château-Chinon'],
  ['Château-Chinon (Campagne)', 'chateau-chinon', 'Château-Chinon (Campagne)'],
  ['Lac des Settons', 'settons', 'Lac des Settons'],
  ['les Settons', 'settons', 'Lac des Settons'],
  ['near Lake Settons', 'settons', 'Lac des Settons'],
  ['lac de panneciere', 'panneciere', 'Lac de Pannecière'],
  ['lac de pannecière 58120', 'panneciere', 'Lac de Pannecière'],
  ['Chaumard, lac de Pannecière', 'panneciere', 'Chaumard'],
  ['Anost, près d’Autun', 'autun', 'Anost'],
  ['near Lormes', 'panneciere', 'Lormes'],
  ['Lormes, Nièvre', 'panneciere', 'Lormes'],
  ['à 5 km de Lormes', 'panneciere', 'Lormes'],
  ['Planchez en Morvan', 'settons', 'Planchez'],
  ['Le Creusot', 'autun', 'Le Creusot'],
  ['Creusot', 'autun', 'Le Creusot'],
  ['Chamboeuf', 'dijon', 'Chambœuf (Côte-d’Or)'],
  ['moulins engilbert', 'chateau-chinon', 'Moulins-Engilbert'],
  ['Étang-sur-Arroux, 71190 (France)', 'autun', 'Étang-sur-Arroux'],
  ['Étang s/Arroux', 'autun', 'Étang-sur-Arroux'],
  ['St Léger s/ Beuvray', 'autun', 'Saint-Léger-sous-Beuvray'],
  ['Fontaine-lez-Dijon', 'dijon', 'Fontaine-lès-Dijon'],
  ['Gevrey', 'dijon', 'Gevrey-Chambertin'],
  ['Montsauche France', 'settons', 'Montsauche-les-Settons'],
  ['Ouroux', 'settons', 'Ouroux-en-Morvan'],
  ['Moux', 'settons', 'Moux-en-Morvan'],
  ['58230 Moux', 'settons', 'Moux-en-Morvan'],
  ['moux en (58230)', 'settons'],
  ['Saint-Agnan', 'settons', 'Saint-Agnan-en-Morvan'],
  ['Marsannay', 'dijon'],
  ['Crimolois', 'dijon', 'Neuilly-Crimolois'],
  ['21078 Dijon Cedex', 'dijon', 'Dijon'],
  ['71405 AUTUN CEDEX 2', 'autun', 'Autun'],
  ['Dijon 21078', 'dijon', 'Dijon'],
  ['21000', 'dijon'],
  ['58230', 'settons'],
  ['58 230', 'settons'],
  ['58120', 'chateau-chinon'],
  ['58120 Chaumard', 'panneciere', 'Chaumard'],
  ['Autun 21000', 'dijon'],
  ['Brion', 'autun', 'Brion (Saône-et-Loire)'],
  ['Brion 71190', 'autun', 'Brion (Saône-et-Loire)'],
  ['Brion (71)', 'autun', 'Brion (Saône-et-Loire)'],
  ['Brion (Saône-et-Loire)', 'autun', 'Brion (Saône-et-Loire)'],
  ['Brion, Bourgogne', 'autun', 'Brion (Saône-et-Loire)'],
  ['12 rue de la Gare, Sully', 'autun', 'Sully (Saône-et-Loire)'],
  ['Saint-Didier 21210', 'settons', 'Saint-Didier (Côte-d’Or)'],
  ['Saint-Didier (Nièvre)', 'panneciere', 'Saint-Didier (Nièvre)'],
  ['Lormes, Corbigny', 'panneciere'],
])('the place %p is in the area %p', (typed, ...place) => {
  expect(find(typed, list)).toEqual(place)
})

test.each(['75001', '69001 Lyon', 'Sully 45600'])('the place %p is outside', (typed) => {
  expect(find(typed, list)).toEqual(['outside'])
})

test.each([
  'Toulon',
  'Metz',
  'Moulins',
  'Épernay',
  'Gien',
  'Brion (01)',
  'Brion, Ain',
  'Brion Yonne',
  'Sully-sur-Loire',
  'Saint-Didier',
  'Morvan',
  'Bourgogne',
  'Nièvre',
  'Autunn',
  'Gev',
  'Saint',
  'les',
  'Lyon',
  'je ne sais pas',
  'une maison près de chateau chinon',
  '12 rue de Dijon, Lyon',
  'Autun, Dijon',
  'Autun ou Dijon',
  'lac des Settons, Lormes',
  '7140',
  '58231',
  '<b>Autun</b>',
  '{at}',
  'constructor',
  'x'.repeat(300),
  'en '.repeat(3000),
])('the place %p is not in the list', (typed) => {
  expect(find(typed, list)).toEqual(['unlisted'])
})

test.each(['', '   ', '🏡', '<>'])('%p is no place', (typed) => {
  expect(find(typed, list)).toEqual(['none'])
})

test('without the list, the names of the cities are known, and nothing is said of others', () => {
  expect(find('Autun')).toEqual(['autun', 'Autun'])
  expect(find('lac des Settons')).toEqual(['settons', 'Lac des Settons'])
  for (const typed of ['Anost', 'Lyon', '75001', '71400', '']) expect(find(typed)).toEqual(['none'])
})

test.each([null, 'ok', 1, {}, [], { autun: null }, { autun: ['71400', 'anost'] }])(
  '%j is no list',
  (answer) => {
    expect(isCommunes(answer)).toBe(false)
    expect(isCommunes(list)).toBe(true)
  },
)

test.each(citySlugs)('the communes of the page and of the postcodes of %s belong to it', (slug) => {
  const { communes: listed, postcodes } = cityOf(slug)
  const name = areaName(slug)
  for (const typed of [cities[slug].name, ...listed, ...postcodes])
    expect([typed, find(typed, list)[0]]).toEqual([typed, name])
  for (const postcode of postcodes)
    expect(citySlugs.filter((other) => cityOf(other).postcodes.includes(postcode))).toEqual([slug])
  expect(list[name]?.communes.length).toBeGreaterThan(listed.length)
})

test('each commune of the list is understood as the field offers it', () => {
  const misread = Object.entries(list).flatMap(([area, { communes }]) =>
    communes
      .map(({ name, postcode }) => ({ name, place: find(`${name} ${postcode}`, list) }))
      .filter(
        ({ name, place: [found, commune = '?'] }) =>
          found !== area || !(commune.startsWith(name) || name.startsWith(commune)),
      ),
  )
  expect(misread).toEqual([])
})

test.each<[typed: string, count: number, ...first: (string | undefined)[]]>([
  ['', 5, ...areas.map(({ ownNames: [city] }) => city)],
  ['moux', 1, 'Moux-en-Morvan 58230'],
  ['etang s', 1, 'Étang-sur-Arroux 71190'],
  ['autun', 2, 'Autun', 'Autun 71400'],
  ['St Leger s/ B', 1, 'Saint-Léger-sous-Beuvray 71990'],
  ['n', 10, 'Nuits-Saint-Georges 21700'],
  ['Lyon', 0],
])('%p suggests at most ten places, those that begin so first', (typed, count, ...first) => {
  const suggested = suggestPlaces(areas, typed, list)
  expect(suggested.slice(0, first.length)).toEqual(first)
  expect(suggested).toHaveLength(count)
})

test('the list comes in at most 6 kB', () => {
  expect(brotliCompressSync(JSON.stringify(list)).length).toBeLessThanOrEqual(6000)
})
