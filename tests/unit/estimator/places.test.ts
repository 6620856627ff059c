import { cityOf, citySlugs } from '@/lib/content/cities'
import { placeIndex } from '@/lib/content/place-index'
import { findRange } from '@/lib/content/place-match'
import { locales } from '@/lib/i18n/locales'

const index = placeIndex('fr')
const rangeOf = (typed: string) => findRange(index, typed)?.replace(/\s/g, ' ')

test.each([
  ['Autun', 'à Autun : de 1 200 à 2 000 €'],
  ['AUTUN', 'à Autun : de 1 200 à 2 000 €'],
  ['71400 Autun, France', 'à Autun : de 1 200 à 2 000 €'],
  ['une maison près de chateau chinon', 'à Château-Chinon : de 1 000 à 1 800 €'],
  ['etang sur arroux', 'à Autun : de 1 200 à 2 000 €'],
  ['Étang-sur-Arroux, 71190 (France)', 'à Autun : de 1 200 à 2 000 €'],
  ['St-Léger-sous-Beuvray', 'à Autun : de 1 200 à 2 000 €'],
  ['les Settons', 'au lac des Settons : de 1 000 à 1 600 €'],
  ['Montsauche-les-Settons', 'au lac des Settons : de 1 000 à 1 600 €'],
  ['Lac de Panneciere', 'au lac de Pannecière : de 900 à 1 500 €'],
  ['Gevrey-Chambertin', 'à Dijon : de 1 500 à 2 500 €'],
])('a place is recognised in %p', (typed, sentence) => {
  expect(rangeOf(typed)).toContain(sentence)
})

test.each(['', '   ', 'Paris', 'Sully-sur-Loire', 'Dijonnais', 'constructor', '{at}', '<b>Autu</b>'])(
  'a place outside our areas is unknown: %p',
  (typed) => {
    expect(findRange(index, typed)).toBeNull()
  },
)

test('a place in two areas belongs to the nearer one', () => {
  expect(rangeOf('Corancy')).toContain('Château-Chinon')
  expect(rangeOf('Ouroux-en-Morvan')).toContain('Pannecière')
})

test.each(locales)('a place of the catalogue is recognised by its own name in %s', (locale) => {
  const places = placeIndex(locale)
  for (const slug of citySlugs)
    for (const name of [slug, ...cityOf(slug).towns.map((town) => town.name)])
      expect(findRange(places, name)).toMatch(/\d/)
})
