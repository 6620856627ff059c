import { type PropertyType, propertyTypes } from '@/lib/business/estimate'

type HouseProps = {
  /** The URL of components/art/blocks/types.svg, which has the five houses side by side. */
  src: string
  type: PropertyType
  className: string
}

/** The drawn house of a property type, 3 : 2. Decoration only. */
export function House({ src, type, className }: HouseProps) {
  return (
    // biome-ignore lint/performance/noImgElement: a drawing of our own, which needs no resizing
    <img
      src={src}
      width={480}
      height={64}
      alt=""
      loading="lazy"
      className={`aspect-3/2 object-cover ${className}`}
      style={{ objectPosition: `${(100 * propertyTypes.indexOf(type)) / (propertyTypes.length - 1)}%` }}
    />
  )
}
