import { Disclosure } from '../ui/disclosure'
import { UnbrokenWords } from '../ui/unbroken-words'
import { useEstimatorProps } from './estimator-context'

/** A folded example of the email that follows the call, which is marked as invented. */
export function SampleEmail() {
  const { sample } = useEstimatorProps().labels
  const rows = [
    [sample.gross, sample.grossAmount],
    [sample.commission, sample.commissionAmount],
    [sample.share, sample.shareAmount],
  ] as const
  return (
    <Disclosure
      sign="mail"
      titleClass="w-fit font-semibold text-link text-small"
      title={
        <span className="link">
          <UnbrokenWords text={sample.open} />
        </span>
      }
    >
      <div className="mt-1 mb-2 rounded-sm border border-rule bg-surface text-small">
        <div className="border-rule border-b bg-card p-3.5">
          <p className="mb-2 inline-block rounded-sm border border-edge px-2 font-semibold text-muted">
            {sample.label}
          </p>
          <p className="font-semibold">{sample.subject}</p>
        </div>
        <div className="grid gap-2.5 p-3.5">
          <p>{sample.intro}</p>
          <dl className="tabular border-rule border-y">
            {rows.map(([term, amount]) => (
              <div
                key={term}
                className="flex flex-wrap justify-between gap-x-4 border-rule py-1.5 not-first:border-t last:font-semibold last:text-primary"
              >
                <dt>{term}</dt>
                <dd>{amount}</dd>
              </div>
            ))}
          </dl>
          <p>{sample.reason}</p>
          <p>{sample.more}</p>
        </div>
      </div>
    </Disclosure>
  )
}
