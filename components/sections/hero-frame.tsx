import type { ReactNode } from 'react'
import { type PosterName, posters } from '../art/posters'
import { Artwork } from '../ui/artwork'
import { LozengeBand, type LozengeLook } from '../ui/lozenges'

type HeroFrameProps = {
  /** The poster and the tiles that the first screen wears. */
  poster: PosterName
  tiles?: LozengeLook
  children: ReactNode
}

/** The first screen: words on limestone, the poster beside them, on a phone above them, as far as there is room. */
export function HeroFrame({ poster, tiles, children }: HeroFrameProps) {
  return (
    <section id="home" aria-labelledby="home-title" className="relative lg:grid lg:grid-cols-2">
      <div className="lg:order-2">
        <div className="relative h-full overflow-hidden">
          <Artwork
            image={posters[poster]}
            priority
            className="h-[clamp(0px,100svh-42.5rem,38svh)] w-full sm:h-[30svh] lg:absolute lg:inset-0 lg:h-full"
          />
          <LozengeBand look={tiles} className="absolute bottom-0 left-0 lg:hidden" />
        </div>
      </div>
      <div className="mx-auto w-[min(75rem,100%-2*var(--spacing-gutter))] py-4 sm:py-10 lg:mr-0 lg:ml-auto lg:flex lg:min-h-[min(42rem,calc(100svh-4.5rem))] lg:w-[min(37.5rem,100%-var(--spacing-gutter))] lg:flex-col lg:justify-center lg:py-8 lg:pr-14">
        {children}
      </div>
    </section>
  )
}
