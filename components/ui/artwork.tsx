type ArtworkProps = {
  /** `focus` is the CSS object-position that a narrow crop keeps. */
  image: { src: string; width: number; height: number; focus?: string }
  /** Empty where the picture is decoration. */
  alt?: string
  /** The picture of the first screen: fetched at once and first. */
  priority?: boolean
  className?: string
}

/** A picture in a slot of fixed proportions; a photograph of another shape fills the same slot. */
export function Artwork({ image, alt = '', priority = false, className = '' }: ArtworkProps) {
  return (
    // biome-ignore lint/performance/noImgElement: vector files need no resizing service, and an export has none
    <img
      src={image.src}
      width={image.width}
      height={image.height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      style={image.focus ? { objectPosition: image.focus } : undefined}
      className={`block object-cover ${className}`}
    />
  )
}
