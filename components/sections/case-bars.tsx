type Bar = { amount: number; label: string; text: string }

type CaseBarsProps = {
  /** The amount that fills the whole width; the same for all cases, so that they can be compared. */
  scale: number
  before: Bar
  after: Bar
}

/** Income before and after as two bars, which grow as they scroll into view (app/globals.css). */
export function CaseBars({ scale, before, after }: CaseBarsProps) {
  return (
    <dl className="tabular grid gap-2">
      {[before, after].map((bar) => (
        <div key={bar.label} className="grid grid-cols-[auto_1fr] items-baseline gap-x-3">
          <dt className="text-small">{bar.label}</dt>
          <dd className="font-semibold">{bar.text}</dd>
          <dd aria-hidden="true" className="col-span-2 mt-1 h-3 rounded-sm bg-surface">
            <span
              className={`case-bar block h-full min-w-[3px] rounded-sm ${bar === before ? 'bg-edge' : 'bg-primary'}`}
              style={{ width: `${(bar.amount / scale) * 100}%` }}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}
