import type { CSSProperties } from 'react'
import type { City } from '@/lib/content/cities'
import { loadPoster, type PosterName, posterOf } from './posters'

type PosterCropProps = {
  of: PosterName
  className: string
  /** Shown at both sides of the detail, in units of the poster, and a third of it above. */
  around?: number
  /** Shown instead below 1024 px. */
  strip?: City['strip']
  /** For the first screen: loads eagerly and with high priority. */
  priority?: boolean
}

/** The width of a detail, in units of the poster. */
const detailWidth = 420

/** The image in a slot that is as wide as `shown` units of the poster, from `x` and `y`. */
const placed = (width: number, x: number, y: number, shown: number) => ({
  width: `${(100 * width) / shown}%`,
  left: `${(-100 * x) / shown}%`,
  marginTop: `${(-100 * y) / shown}%`,
})

/** The same for windows below 1024 px, as properties of `stripClass`. */
function placedStrip(imageWidth: number, [x, y, shown]: City['strip']) {
  const { width, left, marginTop } = placed(imageWidth, x, y, shown)
  return { '--strip-width': width, '--strip-left': left, '--strip-top': marginTop } as CSSProperties
}

const stripClass = 'max-lg:left-(--strip-left)! max-lg:mt-(--strip-top)! max-lg:w-(--strip-width)!'

/** A detail of a poster, from the file of the whole, which most pages have loaded. Decoration only. */
export async function PosterCrop({ of, className, around = 0, strip, priority = false }: PosterCropProps) {
  const { src, width, height } = await loadPoster(of)
  const [x, y] = posterOf(of).detail
  return (
    <div className={`overflow-hidden ${className}`}>
      {/* biome-ignore lint/performance/noImgElement: a drawing of our own, which needs no resizing */}
      <img
        src={src}
        width={width}
        height={height}
        alt=""
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        className={`relative block h-auto max-w-none ${strip ? stripClass : ''}`}
        style={{
          ...placed(width, x - around, y - around / 3, detailWidth + 2 * around),
          ...(strip && placedStrip(width, strip)),
        }}
      />
    </div>
  )
}
