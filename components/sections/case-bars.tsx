type Bar = { amount: number; label: string; text: string }

/** Income before and after as two bars on the common scale. */
export function CaseBars({ scale, before, after }: { scale: number; before: Bar; after: Bar }) {
  return (
    <dl className="grid gap-3" data-part="case-bars">
      {[before, after].map((bar, index) => (
        <div key={bar.label}>
          <dt className="text-small">{bar.label}</dt>
          <dd className="tabular">
            <span className="font-semibold">{bar.text}</span>
            <span aria-hidden="true" className="mt-1 block h-3 rounded-sm bg-limestone">
              <span
                data-bar=""
                className={`block h-full min-w-[3px] origin-left rounded-sm ${index === 0 ? 'bg-edge' : 'bg-forest'}`}
                style={{ width: `${(bar.amount / scale) * 100}%` }}
              />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
