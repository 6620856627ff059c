'use client'

import type { ReactNode } from 'react'
import { IntentLink } from '@/components/ui/intent-link'
import { addressOfSegment } from './page-address'
import { usePageSegment } from './use-page-segment'

type EstimateLinkProps = {
  /** Public addresses of the static pages in this language. */
  addresses: Record<string, string>
  className?: string
  children: ReactNode
}

/** Leads to the estimator: that of the page itself (home, cities), or the home page's where there is none. */
export function EstimateLink({ addresses, className, children }: EstimateLinkProps) {
  const segment = usePageSegment()
  const segmentWithEstimator = segment in addresses ? '' : segment
  return (
    <IntentLink
      href={`${addressOfSegment(segmentWithEstimator, addresses)}#calculator`}
      className={className}
    >
      {children}
    </IntentLink>
  )
}
