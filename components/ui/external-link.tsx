import type { ReactNode } from 'react'

type ExternalLinkProps = {
  href: string
  /** Said to assistive technology after the link's text: "opens in a new tab". */
  newTab: string
  className?: string
  children: ReactNode
}

/** A link that leaves the site for a new tab and says so. */
export function ExternalLink({ href, newTab, className, children }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className="sr-only"> ({newTab})</span>
    </a>
  )
}
