import { loadPoster, type PosterName, posterOf } from './posters'

type PosterCropProps = {
  of: PosterName
  className: string
}

/** The width of a detail, in units of the poster. */
const detailWidth = 420

/** A detail of a poster, from the file of the whole, which most pages have loaded. Decoration only. */
export async function PosterCrop({ of, className }: PosterCropProps) {
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
        loading="lazy"
        decoding="async"
        className="relative block h-auto max-w-none"
        style={{
          width: `${(100 * width) / detailWidth}%`,
          left: `${(-100 * x) / detailWidth}%`,
          marginTop: `${(-100 * y) / detailWidth}%`,
        }}
      />
    </div>
  )
}
