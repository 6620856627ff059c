import { areaAccounts } from '@/components/estimator/estimator-labels'
import { type Area, findArea } from '@/components/estimator/find-area'
import { cityOf, citySlugs } from '@/lib/content/cities'
import { locales } from '@/lib/i18n/locales'
import { translatorOf } from '@/lib/i18n/translate'

const area = (name: string, ...towns: string[]) => ({ name, towns, account: {} as Area['account'] })
const areas = [
  area('autun', 'Étang-sur-Arroux', 'Saint-Léger-sous-Beuvray', 'Sully'),
  area('chateau-chinon'),
  area('settons', 'Montsauche-les-Settons', 'Moux-en-Morvan', 'Saint-Brisson'),
  area('dijon', 'Gevrey-Chambertin'),
]

test.each([
  ['Autun', 'autun'],
  ['AUTUN', 'autun'],
  ['71400 Autun, France', 'autun'],
  ['une maison près de chateau chinon', 'chateau-chinon'],
  ['etang sur arroux', 'autun'],
  ['Étang-sur-Arroux, 71190 (France)', 'autun'],
  ['St-Léger-sous-Beuvray', 'autun'],
  ['Lac des Settons', 'settons'],
  ['Montsauche-les-Settons', 'settons'],
  ['Gevrey-Chambertin', 'dijon'],
  ['Moux', 'settons'],
  ['moux en (58230)', 'settons'],
  ['Gevrey', 'dijon'],
])('a place is recognised in %p', (typed, name) => {
  expect(findArea(areas, typed)?.name).toBe(name)
})

test.each([
  '',
  '   ',
  'Paris',
  'Sully-sur-Loire',
  'Saint',
  'les',
  'Gev',
  'Dijonnais',
  'constructor',
  '{at}',
  '<b>Autu</b>',
])('a place outside our areas is unknown: %p', (typed) => {
  expect(findArea(areas, typed)).toBeUndefined()
})

test.each(locales)('each area and each of its communes is recognised by its own name in %s', (locale) => {
  const t = translatorOf(locale)
  for (const slug of citySlugs)
    for (const name of [slug, t(`cities.${slug}.name`), ...cityOf(slug).communes])
      expect(findArea(areaAccounts(t), name)?.name).toBe(slug.replace('lac-', ''))
})
