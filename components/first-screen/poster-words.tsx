import type { CSSProperties, ReactNode } from 'react'
import { Artwork, type Picture } from '../ui/artwork'
import { LozengeBand, type LozengeLook } from '../ui/lozenges'
import './poster-words.css'

type PosterWordsProps = {
  image: Picture
  /** The tiles at the foot of the picture; null if they are not there. */
  tiles?: LozengeLook | null
  /** In the sky of the picture. */
  words: ReactNode
  /** The layout of the block, such as `home-poster` (home-hero.css). */
  className: string
  style?: CSSProperties
  /** Other parts of the block, which its layout puts below the picture or beside it. */
  children?: ReactNode
}

/**
 * The first picture of a page, with words in it. A drawing leaves them its sky; over a photograph, a scrim keeps them readable.
 * The picture grows with the words. It is behind them, so they are painted before it has arrived.
 */
export const PosterWords = ({ image, tiles, words, className, style, children }: PosterWordsProps) => (
  <div className={`poster ${className}`} style={style} data-sky={image.sky}>
    <div className="poster-frame">
      <div data-part="poster" className="poster-picture">
        <Artwork image={image} priority />
      </div>
      {tiles === null ? null : <LozengeBand id="poster-tiles" look={tiles} className="shrink-0" />}
    </div>
    <div className="poster-words">{words}</div>
    {children}
  </div>
)
