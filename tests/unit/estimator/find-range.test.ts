import { areaRanges } from '@/components/estimator/area-ranges'
import { findRange } from '@/components/estimator/find-range'
import { cityOf, citySlugs } from '@/lib/content/cities'
import { locales } from '@/lib/i18n/locales'
import { translatorOf } from '@/lib/i18n/translate'

const areas = areaRanges(translatorOf('fr'))
const rangeOf = (typed: string) => findRange(areas, typed)?.replace(/\s/g, ' ')

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
    expect(findRange(areas, typed)).toBeNull()
  },
)

test('a commune of two areas belongs to the first', () => {
  expect(rangeOf('Corancy')).toContain('Château-Chinon')
  expect(rangeOf('Ouroux-en-Morvan')).toContain('Settons')
})

test.each(locales)('each area and each of its communes is recognised by its own name in %s', (locale) => {
  const t = translatorOf(locale)
  for (const slug of citySlugs)
    for (const name of [slug, t(`places.${slug}.name`), ...cityOf(slug).towns.map((town) => town.name)])
      expect(findRange(areaRanges(t), name)).toMatch(/\d/)
})
