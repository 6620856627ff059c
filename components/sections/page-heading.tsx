import type { Messages } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { loadPoster, type PosterName } from '../art/posters'
import { Artwork } from '../ui/artwork'
import { LozengeTexture } from '../ui/lozenges'
import { UnbrokenWords } from '../ui/unbroken-words'

type PageHeadingProps = {
  page: keyof Messages['pages']
  /** The title, if it is not that of `pages`. */
  title?: string
  intro: ReactNode
  /** The poster beside the title, from 768 px. */
  poster?: PosterName
  /** A drawing in its place, which phones have below the text. */
  drawing?: ReactNode
  /** Below the introduction. */
  children?: ReactNode
}

/** The heading of a page without a hero. */
export async function PageHeading({ page, title, intro, poster, drawing, children }: PageHeadingProps) {
  const t = await getTranslations(`pages.${page}`)
  return (
    <div className="relative border-rule border-b">
      <LozengeTexture id="heading-lozenges" className="text-edge opacity-15" />
      <div className="relative grid md:grid-rows-[auto_1fr] grid-cols-[minmax(var(--spacing-gutter),1fr)_minmax(0,var(--container-wrap))_minmax(var(--spacing-gutter),1fr)] md:grid-cols-[minmax(var(--spacing-gutter),1fr)_minmax(0,calc(var(--container-wrap)*7/12))_minmax(0,calc(var(--container-wrap)*5/12))_minmax(var(--spacing-gutter),1fr)]">
        <div className={`col-start-2 ${drawing ? 'pt-7 md:pt-14' : 'pt-7 md:pt-24'} md:pr-10 low:pt-8`}>
          <h1 className="text-hero">
            <UnbrokenWords text={title ?? t('title')} />
          </h1>
        </div>
        {drawing ? (
          <div className="col-start-2 pt-4 md:col-start-3 md:row-span-2 md:row-start-1 md:self-center md:py-8">
            {drawing}
          </div>
        ) : null}
        <div
          className={`col-start-2 pb-7 md:row-start-2 md:pr-10 ${drawing ? 'md:pb-14' : 'md:pb-24'} low:pb-8`}
        >
          <p className="mt-3 max-w-[58ch] text-lead md:mt-5">{intro}</p>
          {children}
        </div>
        {poster ? (
          <div className="relative hidden md:col-span-2 md:col-start-3 md:row-span-2 md:row-start-1 md:block">
            <Artwork image={await loadPoster(poster)} className="absolute inset-0 size-full" />
          </div>
        ) : null}
      </div>
    </div>
  )
}
