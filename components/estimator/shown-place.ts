import type { NamedArea, Place } from '@/lib/content/find-place'
import { fillIn } from '@/lib/i18n/texts'
import type { EstimatorLabels } from './estimator-labels'

/** What a range of gross income leaves, as text. */
export type AccountTexts = Record<'gross' | 'commission' | 'share', string> & {
  /** The upper end of the gross range, EUR a month. */
  max: number
}

/** An area with the account of an ordinary property there. */
export type Area = NamedArea & { account: AccountTexts }

/** A place as the account names it, the shortest name of its area, and what to say if it is none of ours. */
export type ShownPlace = { title: string; note: string; account: AccountTexts; area: string | null }

/** Names a place: its commune and area, or the average of all properties. The city of an area is named alone. */
export function shownPlace(
  labels: EstimatorLabels['account'],
  place: Place<Area>,
  all: AccountTexts,
): ShownPlace {
  if (place.kind !== 'found') {
    const note = place.kind === 'none' ? '' : labels[place.kind]
    return { title: labels.average, note, account: all, area: null }
  }
  const { commune, area } = place
  const [city = ''] = area.ownNames
  const inArea = fillIn(commune === null ? labels.area : labels.commune, { commune: commune ?? '', city })
  return { title: commune === city ? city : inArea, note: '', account: area.account, area: area.name }
}
