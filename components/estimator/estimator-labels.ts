import type { Texts } from '@/lib/i18n/texts'
import type { FormLabels } from '../forms/form-labels'

/** The texts of the estimator (lib/site/labels.ts). */
export type EstimatorLabels = Texts<'estimator'> & {
  types: Texts<'propertyTypes'>
  /** The names of the amenities. */
  names: Texts<'amenities'>
  /** The sentence for each number of selected amenities, from none to all. */
  selected: string[]
  account: Texts<'account.terms'>
  /** The owner's part of each euro, percent. */
  kept: number
  forms: FormLabels
}
