import type { ComponentProps } from 'react'

type ExternalLinkProps = ComponentProps<'a'> & {
  /** Said to assistive technology after the link's text: "opens in a new tab". */
  newTab: string
}

/** A link that leaves the site for a new tab and says so. */
export function ExternalLink({ newTab, children, ...link }: ExternalLinkProps) {
  return (
    <a {...link} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> ({newTab})</span>
    </a>
  )
}
