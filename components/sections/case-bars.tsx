type Bar = { amount: number; label: string; text: string }

type CaseBarsProps = {
  /** The amount that fills the whole width; the same for all cases, so that they compare. */
  scale: number
  before: Bar
  after: Bar
}

/** Income before and after as two bars, which grow as they come into view (app/globals.css). */
export function CaseBars({ scale, before, after }: CaseBarsProps) {
  return (
    <dl className="grid gap-3">
      {[before, after].map((bar) => (
        <div key={bar.label}>
          <dt className="text-small">{bar.label}</dt>
          <dd className="tabular">
            <span className="font-semibold">{bar.text}</span>
            <span aria-hidden="true" className="mt-1 block h-3 rounded-sm bg-limestone">
              <span
                className={`case-bar block h-full min-w-[3px] rounded-sm ${bar === before ? 'bg-edge' : 'bg-forest'}`}
                style={{ width: `${(bar.amount / scale) * 100}%` }}
              />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
