import { areaAccounts, averageAccount, estimatorLabels } from '@/components/estimator/estimator-labels'
import { type Area, shownPlace } from '@/components/estimator/shown-place'
import type { Place } from '@/lib/content/find-place'
import { fillIn } from '@/lib/i18n/texts'
import { translatorOf } from '@/lib/i18n/translate'

const t = translatorOf('fr')
const labels = estimatorLabels(t, 'fr').account
const all = averageAccount(t)
const area = areaAccounts(t).find(({ name }) => name === 'autun') as Area
const city = 'Autun'

test.each<[string, Place<Area>, title: string, note: string]>([
  [
    'a commune',
    { kind: 'found', area, commune: 'Anost' },
    fillIn(labels.commune, { commune: 'Anost', city }),
    '',
  ],
  ['the city of an area', { kind: 'found', area, commune: city }, city, ''],
  ['an area', { kind: 'found', area, commune: null }, fillIn(labels.area, { city }), ''],
  ['nothing', { kind: 'none' }, labels.average, ''],
  ['a name that is not in the list', { kind: 'unlisted' }, labels.average, labels.unlisted],
  ['a postcode outside', { kind: 'outside' }, labels.average, labels.outside],
])('%s is named with its account', (_what, place, title, note) => {
  const known = place.kind === 'found' ? area : { name: null, account: all }
  expect(shownPlace(labels, place, all)).toEqual({ title, note, account: known.account, area: known.name })
})
