export type BarProps = {
  /** Parts of the whole from left to right, per cent, with the class of their colour; null leaves one empty. */
  parts: readonly (readonly [percent: number, colour: string | null])[]
  className: string
}

/** A bar whose parts are drawn to scale, also on paper. Decoration only: the amounts are text beside it. */
export const Bar = ({ parts, className }: BarProps) => (
  <span aria-hidden="true" className={`flex forced-color-adjust-none ${className}`}>
    {parts.map(([percent, colour]) => (
      <span
        key={colour}
        className={colour ? `bg-current [print-color-adjust:exact] ${colour}` : ''}
        style={{ width: `${percent}%` }}
      />
    ))}
  </span>
)
