import { type Person, people } from '@/lib/content/people'

/** The amount that fills the whole width: the same for all owners, so that they can be compared. */
const scale = Math.max(...Object.values<Person>(people).map(({ afterRevenue }) => afterRevenue))

const fills = { before: 'bg-edge', after: 'bg-primary' } as const

/** A monthly income, drawn to scale. It grows as it scrolls into view (app/globals.css). The amount is text beside it. */
export const IncomeBar = ({ time, amount }: { time: keyof typeof fills; amount: number }) => (
  <span aria-hidden="true" className="mt-1 block h-3 basis-full rounded-sm bg-foreground/10">
    <span
      className={`case-bar block [print-color-adjust:exact] forced-colors:bg-[CanvasText] h-full min-w-[3px] rounded-sm ${fills[time]}`}
      style={{ width: `${(amount / scale) * 100}%` }}
    />
  </span>
)
