type ArtworkProps = {
  image: {
    src: string
    width: number
    height: number
    /** The CSS object-position that a narrow crop keeps. */
    focus?: string
    /** A photograph's other widths, how wide it is shown, and the colour that fills its place until it has come. */
    srcSet?: string
    sizes?: string
    colour?: string
  }
  /** Empty where the picture is decoration. */
  alt?: string
  /** The picture of the first screen: fetched at once and first. */
  priority?: boolean
  className?: string
}

/** A picture in a slot of fixed proportions; a photograph of another shape fills the same slot. */
export function Artwork({ image, alt = '', priority = false, className = '' }: ArtworkProps) {
  return (
    // biome-ignore lint/performance/noImgElement: an export has no resizing service: drawings need none, photographs have their sizes from the build
    <img
      src={image.src}
      srcSet={image.srcSet}
      sizes={image.sizes}
      width={image.width}
      height={image.height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      style={{ objectPosition: image.focus, backgroundColor: image.colour }}
      className={`block object-cover ${className}`}
    />
  )
}
