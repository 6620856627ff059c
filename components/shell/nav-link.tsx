'use client'

import type { ReactNode } from 'react'
import { IntentLink } from '@/components/ui/intent-link'
import { usePageSegment } from './use-page-segment'

type NavLinkProps = {
  href: string
  /** The route segment the link leads to; '' is home. */
  segment: string
  className?: string
  children: ReactNode
}

/** A link to a page that is marked while that page is shown. */
export function NavLink({ href, segment, className, children }: NavLinkProps) {
  const current = usePageSegment() === segment
  return (
    <IntentLink href={href} aria-current={current ? 'page' : undefined} className={className}>
      {children}
    </IntentLink>
  )
}
