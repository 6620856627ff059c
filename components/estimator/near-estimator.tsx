'use client'

import { LazyIsland } from '@/components/ui/lazy-island'
import { lazyNear } from '@/components/ui/lazy-near'
import type { EstimatorProps } from './estimator'

const id = 'estimator-island'

const LazyEstimator = lazyNear<EstimatorProps>(
  () => import('./estimator').then(({ Estimator }) => ({ default: Estimator })),
  id,
)

/** The estimator below the hero: its code comes when the visitor comes near it. */
export function NearEstimator(props: EstimatorProps) {
  return (
    <LazyIsland id={id} reserve="h-[84rem] sm:h-[60rem] lg:h-[54rem]">
      <LazyEstimator {...props} />
    </LazyIsland>
  )
}
