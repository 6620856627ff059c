export type ScaleBarProps = {
  /** Parts of the whole from left to right, per cent, with the class of their fill; none is left empty. */
  parts: readonly (readonly [percent: number, fill: string | null])[]
  className: string
}

/** A bar whose parts are drawn to scale. Decoration only: the amounts are text beside it. */
export function ScaleBar({ parts, className }: ScaleBarProps) {
  let left = 0
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      className={`forced-color-adjust-none block w-full ${className}`}
    >
      {parts.map(([percent, fill]) => {
        const start = left
        left += percent
        return fill ? <path key={fill} d={`M${start} 0h${percent}v10h-${percent}z`} className={fill} /> : null
      })}
    </svg>
  )
}
