import type { ReactNode } from 'react'

type SectionProps = {
  /** The block's anchor; also names its heading. */
  id: string
  title: ReactNode
  intro?: ReactNode
  ground?: 'limestone' | 'stone' | 'paper' | 'forest'
  className?: string
  /** Where the heading stands beside the content from 1024 px instead of above it. */
  aside?: boolean
  /** Ornament behind the whole block. */
  backdrop?: ReactNode
  children: ReactNode
}

const grounds = {
  limestone: 'ground-limestone',
  stone: 'ground-stone',
  paper: 'ground-paper',
  forest: 'ground-forest',
} as const

/** One block of a page: a named region with its heading and introduction. */
export function Section({
  id,
  title,
  intro,
  ground = 'limestone',
  className = '',
  aside = false,
  backdrop,
  children,
}: SectionProps) {
  const layout = aside ? 'grid gap-6 md:gap-10 lg:grid-cols-[4fr_7fr] lg:gap-16' : 'grid gap-6 md:gap-14'
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`far-block relative py-section ${grounds[ground]} ${className}`}
    >
      {backdrop}
      <div className={`wrap relative ${layout}`}>
        <div className={aside ? 'lg:sticky lg:top-28 lg:self-start' : 'max-w-3xl'}>
          <h2 id={`${id}-title`} className="text-h2">
            {title}
          </h2>
          {intro ? <p className="mt-3 max-w-[62ch] text-lead md:mt-4">{intro}</p> : null}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  )
}
