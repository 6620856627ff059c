import type { ReactNode } from 'react'
import { Icon } from './icon'

type PhoneAnchorProps = {
  href: string
  /** The accessible name, if it is not the content. */
  label?: string
  className: string
  children: ReactNode
}

/** A link that calls a number, with its icon. Without translations, so that islands can render it too. */
export function PhoneAnchor({ href, label, className, children }: PhoneAnchorProps) {
  return (
    <a href={href} aria-label={label} className={className}>
      <Icon name="phone" className="size-5" />
      {children}
    </a>
  )
}
