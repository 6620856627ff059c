import { areaAccounts } from '@/components/estimator/estimator-labels'
import { findArea } from '@/components/estimator/find-area'
import { cityOf, citySlugs } from '@/lib/content/cities'
import { locales } from '@/lib/i18n/locales'
import { translatorOf } from '@/lib/i18n/translate'

const t = translatorOf('fr')
const areas = areaAccounts(t)

test.each([
  ['Autun', 'autun'],
  ['AUTUN', 'autun'],
  ['71400 Autun, France', 'autun'],
  ['une maison près de chateau chinon', 'chateau-chinon'],
  ['etang sur arroux', 'autun'],
  ['Étang-sur-Arroux, 71190 (France)', 'autun'],
  ['St-Léger-sous-Beuvray', 'autun'],
  ['les Settons', 'lac-settons'],
  ['Montsauche-les-Settons', 'lac-settons'],
  ['Lac de Panneciere', 'lac-panneciere'],
  ['Gevrey-Chambertin', 'dijon'],
  ['Moux', 'lac-settons'],
  ['moux en (58230)', 'lac-settons'],
  ['Gevrey', 'dijon'],
] as const)('a place is recognised in %p', (typed, slug) => {
  expect(findArea(areas, typed)?.account.title).toBe(t('account.title', { at: t(`cities.${slug}.at`) }))
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
