/** How much of the drawing (490 x 420) a frame shows: its height, and where it begins. */
const views = {
  part: '[--height:292] [--top:100]',
  strip: '[--height:167] [--top:140]',
  whole: '[--height:420] [--top:0] [@media(height<40rem)]:[--height:292] [@media(height<40rem)]:[--top:100]',
}

const frame =
  'needs-script relative aspect-[490/var(--height)] overflow-clip print:hidden forced-colors:hidden ' +
  // The colours of a plot.
  'bg-[linear-gradient(color-mix(in_srgb,var(--color-lake)_42%,white)_45%,color-mix(in_srgb,var(--color-moss)_80%,white)_45%)] ' +
  '*:absolute *:inset-x-0 *:mt-[calc(var(--top)/-490*100%)] *:w-full'

type HouseFrameProps = {
  view?: keyof typeof views
  /** At night: the estimate was requested. */
  isNight?: boolean
  className?: string
}

/**
 * A place for the owner's house, which the estimator draws (house-frame.browser.ts) in the one that is in view. Decoration
 * only: without the drawing it shows the colours of a plot.
 */
export function HouseFrame({ view = 'part', isNight, className = '' }: HouseFrameProps) {
  return (
    <div
      data-part="your-house"
      data-night={isNight || undefined}
      aria-hidden="true"
      className={`${frame} ${views[view]} ${className}`}
    />
  )
}
