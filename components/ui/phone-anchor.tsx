import type { ReactNode } from 'react'
import { Icon } from './icon'

type PhoneAnchorProps = {
  href: string
  /** The accessible name, if it is not the content. */
  label?: string
  className: string
  icon?: boolean
  children: ReactNode
}

/** A link that calls a number. Without translations, so that islands can render it too. */
export function PhoneAnchor({ href, label, className, icon = true, children }: PhoneAnchorProps) {
  return (
    <a href={href} aria-label={label} className={className}>
      {icon ? <Icon name="phone" className="size-5" /> : null}
      {children}
    </a>
  )
}
