import type { ReactNode } from 'react'
import { loadPoster, type PosterName } from '../art/posters'
import { Artwork } from '../ui/artwork'
import { LozengeBand, type LozengeLook } from '../ui/lozenges'

type HeroFrameProps = {
  poster: PosterName
  tiles?: LozengeLook
  /** Headline and main action. On a phone they fill the first screen, and the poster takes what they leave. */
  first: ReactNode
  /** Below the first screen of a phone. */
  children: ReactNode
}

const textColumn =
  'wrap lg:col-start-1 lg:mr-0 lg:ml-auto lg:w-[min(var(--container-wrap)/2,100%-var(--spacing-gutter))] lg:pr-10 low:w-[min(41rem,100%-var(--spacing-gutter))]'

/** The first block of a page with a poster: above the words on narrow screens, beside them from 1024 px. */
export async function HeroFrame({ poster, tiles, first, children }: HeroFrameProps) {
  return (
    <section
      id="home"
      aria-labelledby="home-title"
      className="relative lg:grid lg:min-h-[min(42rem,calc(100svh-4.5rem))] lg:grid-cols-2 lg:grid-rows-[auto_1fr] low:grid-cols-[6fr_5fr]"
    >
      {/* The poster takes the height that the words leave, so both stay invisible until all words have arrived. */}
      <div className="max-sm:flex max-sm:arriving:invisible max-sm:min-h-(--first-screen) max-sm:flex-col lg:contents">
        <div className="flex flex-col max-sm:grow max-sm:basis-0 max-sm:tall:min-h-45 sm:h-[40svh] sm:min-h-44 lg:sticky lg:top-0 lg:col-start-2 lg:row-span-full lg:h-[min(var(--first-screen),60rem)] lg:self-start">
          <Artwork image={await loadPoster(poster)} priority className="h-0 w-full grow" />
          <LozengeBand id="hero-tiles" look={tiles} className="shrink-0" />
        </div>
        <div className={`${textColumn} pt-1.5 pb-1 sm:pt-10 sm:pb-0 lg:row-start-1 lg:pt-12 low:pt-4`}>
          {first}
        </div>
      </div>
      <div className={`${textColumn} pb-4 sm:pb-10 lg:row-start-2 lg:pb-8`}>{children}</div>
    </section>
  )
}
