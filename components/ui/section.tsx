import type { ReactNode } from 'react'
import { UnbrokenWords } from './unbroken-words'

export type SectionProps = {
  /** The block's anchor; its heading is named after it. */
  id: string
  title: ReactNode
  intro?: string
  introClass?: string
  background?: keyof typeof backgrounds
  className?: string
  /** `aside`: beside the content from 1024 px. `half`: both leave the right half to the backdrop. `table`: larger, over all columns. `split`: above it, its action beside it. `slim`: a line between two rules. `hidden`: for screen readers only. */
  heading?: 'above' | 'aside' | 'half' | 'split' | 'table' | 'slim' | 'hidden'
  /** Decoration behind the whole block. */
  backdrop?: ReactNode
  /** Below the heading and its introduction. */
  action?: ReactNode
  children: ReactNode
  /** Below both, across the whole column. */
  below?: ReactNode
}

/** From 768 px, the distance between two blocks of one colour is that of one block to its edge. */
const backgrounds = {
  surface: 'bg-surface md:[.bg-surface+&]:pt-0',
  'surface-alt': 'bg-surface-alt md:[.bg-surface-alt+&]:pt-0',
  card: 'bg-card',
  primary: 'dark-block',
} as const

const layouts = {
  above: { block: 'py-section', grid: 'gap-5 md:gap-14', heading: 'max-w-3xl', title: 'text-h2' },
  aside: {
    block: 'py-section',
    grid: 'gap-5 md:gap-10 lg:grid-cols-[4fr_7fr] lg:gap-16',
    heading: 'lg:sticky lg:top-28 lg:self-start',
    title: 'text-h2',
  },
  half: {
    block: 'py-section lg:pt-[calc(var(--spacing-section)+1.25rem)]',
    grid: 'gap-5 md:gap-14 lg:grid-cols-[calc(50%+3rem)]',
    heading: 'max-w-3xl',
    title: 'text-h2',
  },
  split: {
    block: 'py-section',
    grid: 'gap-5 md:gap-10 lg:gap-12',
    heading:
      'lg:grid lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr] lg:gap-x-12 lg:*:nth-3:col-start-2 lg:*:nth-3:row-span-2 lg:*:nth-3:row-start-1',
    title: 'text-h2',
  },
  table: {
    block: 'py-section',
    grid: 'gap-5 md:gap-11',
    heading: '',
    title: 'text-h2 lg:text-figure',
  },
  slim: {
    block: 'border-highlight border-y-2 py-3',
    grid: 'gap-1',
    heading: '',
    title: 'font-sans text-small',
  },
  hidden: { block: 'py-8 md:py-12', grid: '', heading: 'sr-only', title: '' },
} as const

/** One block of a page: a named region with its heading and introduction. */
export function Section({
  id,
  title,
  intro,
  introClass = '',
  background = 'surface',
  className = '',
  heading = 'above',
  backdrop,
  action,
  children,
  below,
}: SectionProps) {
  const layout = layouts[heading]
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`relative ${layout.block} ${backgrounds[background]} ${className}`}
    >
      {backdrop}
      <div className={`wrap relative grid ${layout.grid}`}>
        <div className={layout.heading}>
          <h2 id={`${id}-title`} className={layout.title}>
            {typeof title === 'string' ? <UnbrokenWords text={title} /> : title}
          </h2>
          {intro ? (
            <p className={`${introClass} mt-3 max-w-[62ch] text-lead md:mt-4`}>
              <UnbrokenWords text={intro} />
            </p>
          ) : null}
          {action}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
      {below ? <div className="wrap relative">{below}</div> : null}
    </section>
  )
}
