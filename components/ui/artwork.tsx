type ArtworkProps = {
  image: {
    src: string
    width: number
    height: number
    /** The CSS object-position that a narrow crop keeps. */
    focus?: string
    /** Other widths of a photograph, its displayed width, and the colour shown until it has loaded. */
    srcSet?: string
    sizes?: string
    colour?: string
  }
  /** Empty if the image is decorative. */
  alt?: string
  /** For the image of the first screen: loads eagerly and with high priority. */
  priority?: boolean
  className?: string
}

/** An image that covers its slot, whatever its proportions. */
export function Artwork({ image, alt = '', priority = false, className = '' }: ArtworkProps) {
  return (
    // biome-ignore lint/performance/noImgElement: an export has no resizing service; the build resizes photographs
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
