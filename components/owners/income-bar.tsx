import { Bar } from '../ui/bar'

const colours = { before: 'text-edge', after: 'text-primary' } as const

/** It grows as it scrolls into view. In browsers without view timelines this takes 0 s, so it is full at once. */
const grown =
  'min-w-[3px] rounded-sm forced-colors:text-[CanvasText] motion-safe:origin-left motion-safe:animate-grow ' +
  'motion-safe:[animation-timeline:view()] motion-safe:[animation-range:entry_0%_entry_100%]'

type IncomeBarProps = {
  time: keyof typeof colours
  amount: number
  /** The amount that fills the whole width: the same for all owners of a block, so that they can be compared. */
  scale: number
}

/** A monthly income, drawn to scale. The amount is text beside it. */
export const IncomeBar = ({ time, amount, scale }: IncomeBarProps) => (
  <Bar
    className="mt-1 h-3 basis-full rounded-sm bg-foreground/10"
    parts={[[(100 * amount) / scale, `${grown} ${colours[time]}`]]}
  />
)
