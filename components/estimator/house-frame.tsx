type HouseFrameProps = {
  /** At night: the estimate was requested. */
  isNight?: boolean
  className?: string
}

/**
 * A place for the owner's house, which the estimator draws (house-frame.browser.ts) in the one that is in view. Decoration
 * only: without the drawing it shows the colours of a plot.
 */
export function HouseFrame({ isNight, className = '' }: HouseFrameProps) {
  return (
    <div
      data-part="your-house"
      data-night={isNight || undefined}
      aria-hidden="true"
      className={`house-frame needs-script ${className}`}
    />
  )
}
