import type { PropertyType } from '@/lib/business/estimate'
import { useEstimatorProps } from './estimator-context'
import { House } from './house'
import { HouseFrame } from './house-frame'

const desk = 'grid place-items-center bg-surface-alt px-4 py-5 @[40rem]:row-span-3'
const postcard = 'relative w-full -rotate-[1.5deg] bg-card p-2.5 shadow-raised'

/** The owner's house in the result: a strip by day; once its estimate was requested, a picture postcard by night. */
export function YourHouse({ type, isNight }: { type: PropertyType; isNight: boolean }) {
  const { stamp } = useEstimatorProps()
  return (
    <div className={isNight ? desk : ''}>
      <div className={isNight ? postcard : ''}>
        <HouseFrame isNight={isNight} view={isNight ? 'whole' : 'strip'} />
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
