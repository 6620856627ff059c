export type Picture = {
  src: string
  width: number
  height: number
  /** The part that a narrow or low crop keeps, as a CSS object-position; the middle by default. */
  focus?: string
  /** A drawing that leaves its sky to words. */
  sky?: 'dark' | 'light'
  /** `fill`: a drawing that crops itself, by its `preserveAspectRatio`. */
  fit?: 'fill'
  /** Other widths of a photograph, and its displayed width. */
  srcSet?: string
  sizes?: string
  /** Other drawings, or other views of it, by the size of the window. The first that matches counts. */
  sources?: readonly { media: string; srcSet: string }[]
}

type ArtworkProps = {
  image: Picture
  /** For the image of the first screen: loads eagerly and with high priority. */
  priority?: boolean
  className?: string
}

/** A decorative image that covers its slot, whatever its proportions. */
export function Artwork({ image, priority = false, className = '' }: ArtworkProps) {
  const picture = (
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
      style={{ objectPosition: image.focus, objectFit: image.fit }}
      className={`block object-cover ${className}`}
    />
  )
  if (!image.sources) return picture
  return (
    <picture className="contents">
      {image.sources.map((source) => (
        <source key={source.media} {...source} />
      ))}
      {picture}
    </picture>
  )
}
