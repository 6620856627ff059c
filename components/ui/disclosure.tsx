import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon'

/** A plus ends its row and becomes a cross, a chevron turns over, and an envelope stays. */
const signs = {
  plus: {
    row: 'justify-between gap-6 py-1.5 hover:text-accent',
    icon: 'order-last size-[1.4em] text-accent group-open/disclosure:rotate-45',
  },
  chevron: { row: 'gap-2', icon: 'size-5 group-open/disclosure:rotate-180' },
  mail: { row: 'gap-2', icon: 'size-5' },
} as const

type DisclosureProps = Omit<ComponentProps<'details'>, 'title'> & {
  sign: keyof typeof signs
  title: ReactNode
  titleClass?: string
}

/** What opens in place, below its title. Paper shows it (app/print.css). */
export const Disclosure = ({ sign, title, titleClass = '', ...details }: DisclosureProps) => (
  <details {...details} className={`group/disclosure ${details.className ?? ''}`}>
    <summary className={`flex min-h-11 items-center ${signs[sign].row} ${titleClass}`}>
      <Icon name={sign} className={`transition-[rotate] duration-200 ease-out ${signs[sign].icon}`} />
      {title}
    </summary>
    {details.children}
  </details>
)
