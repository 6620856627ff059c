import type { PropertyType } from '@/lib/business/estimate'
import { useEstimatorProps } from './estimator-context'
import { House } from './house'
import { HouseFrame } from './house-frame'

/** The owner's house in the result: a strip by day; once its estimate was requested, a picture postcard by night. */
export function YourHouse({ type, isNight }: { type: PropertyType; isNight: boolean }) {
  const { stamp } = useEstimatorProps()
  return (
    <div className={isNight ? 'postcard-desk' : ''}>
      <div className={isNight ? 'postcard' : ''}>
        <HouseFrame isNight={isNight} className={isNight ? 'house-whole' : 'house-strip'} />
        {isNight ? (
          <div className="ornament absolute top-4 right-4 w-13 rotate-3 bg-highlight" aria-hidden="true">
            <House type={type} className="absolute inset-x-1 top-2.5 w-11" />
            {/* biome-ignore lint/performance/noImgElement: a drawing of our own, which needs no resizing */}
            <img src={stamp} alt="" width={96} height={120} className="relative" />
          </div>
        ) : null}
      </div>
    </div>
  )
}
