import type { ReactNode } from 'react'
import { posters } from '../art/posters'
import { Artwork } from '../ui/artwork'
import { LozengeBand } from '../ui/lozenges'

type HeroFrameProps = {
  /** The place whose poster and tiles the first screen wears. */
  place: string
  id: string
  children: ReactNode
}

/** The first screen: words on limestone, the poster beside them, on a phone above them. */
export function HeroFrame({ place, id, children }: HeroFrameProps) {
  const poster = posters[place] ?? posters.home
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="relative lg:grid lg:grid-cols-2">
      <div className="lg:order-2">
        <div className="relative h-full">
          {poster ? (
            <Artwork
              image={poster}
              priority
              className="aspect-16/10 max-h-[38svh] w-full lg:absolute lg:inset-0 lg:aspect-auto lg:h-full lg:max-h-none"
            />
          ) : null}
          <LozengeBand name={place} className="absolute bottom-0 left-0 lg:hidden" />
        </div>
      </div>
      <div className="mx-auto w-[min(75rem,100%-2*var(--spacing-gutter))] py-10 sm:py-14 lg:mr-0 lg:ml-auto lg:flex lg:min-h-[min(44rem,calc(100svh-8rem))] lg:w-[min(37.5rem,100%-var(--spacing-gutter))] lg:flex-col lg:justify-center lg:py-16 lg:pr-14">
        {children}
      </div>
    </section>
  )
}
