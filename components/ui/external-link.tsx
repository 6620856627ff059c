import type { ComponentProps } from 'react'

type ExternalLinkProps = ComponentProps<'a'> & {
  /** Follows the link's text for assistive technology: "opens in a new tab". */
  newTab: string
}

/** A link that opens another site in a new tab and announces it. */
export function ExternalLink({ newTab, children, ...link }: ExternalLinkProps) {
  return (
    <a {...link} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> ({newTab})</span>
    </a>
  )
}
