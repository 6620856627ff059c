import { type PropertyType, propertyTypes } from '@/lib/business/estimate'
import { useEstimatorProps } from './estimator-context'

/** The drawn house of a property type, 3 : 2. Decoration only. */
export function House({ type, className }: { type: PropertyType; className: string }) {
  const { houses } = useEstimatorProps()
  return (
    // biome-ignore lint/performance/noImgElement: a drawing of our own, which needs no resizing
    <img
      src={houses}
      width={480}
      height={64}
      alt=""
      loading="lazy"
      className={`aspect-3/2 object-cover ${className}`}
      style={{ objectPosition: `${(100 * propertyTypes.indexOf(type)) / (propertyTypes.length - 1)}%` }}
    />
  )
}
