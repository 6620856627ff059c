const fills = { before: 'bg-edge', after: 'bg-primary' } as const

type IncomeBarProps = {
  time: keyof typeof fills
  amount: number
  /** The amount that fills the whole width: the same for all owners of a block, so that they can be compared. */
  scale: number
}

/** A monthly income, drawn to scale. It grows as it scrolls into view (app/globals.css). The amount is text beside it. */
export const IncomeBar = ({ time, amount, scale }: IncomeBarProps) => (
  <span aria-hidden="true" className="mt-1 block h-3 basis-full rounded-sm bg-foreground/10">
    <span
      className={`case-bar block [print-color-adjust:exact] forced-colors:bg-[CanvasText] h-full min-w-[3px] rounded-sm ${fills[time]}`}
      style={{ width: `${(amount / scale) * 100}%` }}
    />
  </span>
)
