import { getTranslations } from 'next-intl/server'

/** The amount that fills the whole width (`scale`) is the same for all cases, so that they can be compared. */
type CaseBarsProps = { scale: number; before: number; after: number }

/** Income before and after as two bars, which grow as they scroll into view (app/globals.css). */
export async function CaseBars({ scale, ...amounts }: CaseBarsProps) {
  const t = await getTranslations('cases')
  return (
    <dl className="tabular grid gap-2">
      {(['before', 'after'] as const).map((time) => (
        <div key={time} className="grid grid-cols-[auto_1fr] items-baseline gap-x-3">
          <dt className="text-small">{t(time)}</dt>
          <dd className="font-semibold">{t('amount', { amount: amounts[time] })}</dd>
          <dd aria-hidden="true" className="col-span-2 mt-1 h-3 rounded-sm bg-surface">
            <span
              className={`case-bar block h-full min-w-[3px] rounded-sm ${time === 'before' ? 'bg-edge' : 'bg-primary'}`}
              style={{ width: `${(amounts[time] / scale) * 100}%` }}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}
