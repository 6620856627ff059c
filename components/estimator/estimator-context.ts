import { createContext, useContext } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import type { EstimatorLabels } from './estimator-labels'
import type { AccountTexts, Area } from './shown-place'

export type EstimatorProps = {
  labels: EstimatorLabels
  locale: Locale
  /** The name of the city that a page is about; empty elsewhere. */
  location: string
  areas: Area[]
  /** The account of all properties. */
  all: AccountTexts
  /** The URL of components/art/blocks/types.svg, which has the houses of the five types side by side. */
  houses: string
  /** The URL of components/art/blocks/house.svg, the owner's house in layers. */
  drawing: string
  /** The URL of components/art/blocks/stamp.svg. */
  stamp: string
  /** The owner's part of each euro, percent. */
  kept: number
}

/** What the estimator was given. */
export const EstimatorContext = createContext<EstimatorProps | null>(null)

/** What the estimator around this component was given. */
export function useEstimatorProps(): EstimatorProps {
  const props = useContext(EstimatorContext)
  if (!props) throw new Error('This component belongs into an estimator.')
  return props
}
