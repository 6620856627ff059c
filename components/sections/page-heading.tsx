import { type PosterName, posters } from '../art/posters'
import { Artwork } from '../ui/artwork'
import { LozengeTexture } from '../ui/lozenges'

type PageHeadingProps = {
  title: string
  intro: string
  /** The poster beside the title, from 768 px. */
  poster: PosterName
}

/** The heading of a page without a hero. */
export function PageHeading({ title, intro, poster }: PageHeadingProps) {
  return (
    <div className="relative border-rule border-b">
      <LozengeTexture className="text-edge opacity-15" />
      <div className="relative grid grid-cols-[minmax(var(--spacing-gutter),1fr)_minmax(0,75rem)_minmax(var(--spacing-gutter),1fr)] md:grid-cols-[minmax(var(--spacing-gutter),1fr)_minmax(0,43.75rem)_minmax(0,31.25rem)_minmax(var(--spacing-gutter),1fr)]">
        <div className="col-start-2 py-14 md:py-24 md:pr-10">
          <h1 className="text-hero">{title}</h1>
          <p className="mt-5 max-w-[58ch] text-lead">{intro}</p>
        </div>
        <div className="relative hidden md:col-span-2 md:col-start-3 md:block">
          <Artwork image={posters[poster]} className="absolute inset-0 size-full" />
        </div>
      </div>
    </div>
  )
}
