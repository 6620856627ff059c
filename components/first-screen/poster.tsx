import { Artwork, type Picture } from '../ui/artwork'
import { LozengeBand, type LozengeLook } from '../ui/lozenges'

type PosterProps = {
  image: Picture
  /** The tiles at the foot of the picture; null if they are not there. */
  tiles?: LozengeLook | null
  tilesClass?: string
}

/** The picture of a first screen, which fills its frame, and the tiles at its foot (first-screen.css). */
export const Poster = ({ image, tiles, tilesClass }: PosterProps) => (
  <div className="poster">
    <div data-part="poster" className="poster-picture">
      <Artwork image={image} priority />
    </div>
    {tiles === null ? null : <LozengeBand id="poster-tiles" look={tiles} className={tilesClass} />}
  </div>
)
