export type Picture = {
  src: string
  width: number
  height: number
  /** The part that a narrow or low crop keeps, as a CSS object-position; the middle by default. */
  focus?: string
  /** Other widths of a photograph, and its displayed width. */
  srcSet?: string
  sizes?: string
}

type ArtworkProps = {
  image: Picture
  /** For the image of the first screen: loads eagerly and with high priority. */
  priority?: boolean
  className?: string
}

/** A decorative image that covers its slot, whatever its proportions. */
export function Artwork({ image, priority = false, className = '' }: ArtworkProps) {
  return (
    // biome-ignore lint/performance/noImgElement: an export has no resizing service; the build resizes photographs
    <img
      src={image.src}
      srcSet={image.srcSet}
      sizes={image.sizes}
      width={image.width}
      height={image.height}
      alt=""
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      style={{ objectPosition: image.focus }}
      className={`block object-cover ${className}`}
    />
  )
}
