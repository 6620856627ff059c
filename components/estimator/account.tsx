import { UnbrokenWords } from '../ui/unbroken-words'
import type { EstimatorLabels } from './estimator-labels'

/** What a range of gross income leaves, as text. */
export type AccountTexts = Record<'title' | 'gross' | 'commission' | 'share', string> & {
  /** The upper end of the gross range, EUR a month. */
  max: number
}

type AccountProps = {
  account: AccountTexts
  labels: EstimatorLabels['account']
  /** The owner's part of each euro, percent, to which the line above the share is drawn. */
  kept: number
  /** On a card that has a heading of its own. */
  isPart?: boolean
  /** More about the property, where there is room. */
  note?: string
}

/** What reaches the owner's account: the gross income of an area, our commission and the owner's share. */
export function Account({ account, labels, kept, isPart, note }: AccountProps) {
  const colours = `var(--color-primary) ${kept}%, var(--color-highlight) ${kept}%`
  return (
    <div className="tabular">
      <p
        className={`text-balance font-semibold text-primary ${isPart ? 'text-small' : 'font-display text-lead leading-snug'}`}
      >
        <UnbrokenWords text={account.title} />
      </p>
      <dl className="mt-2">
        {(['gross', 'commission'] as const).map((row) => (
          <div key={row} className="flex items-baseline justify-between gap-x-3 py-1 large-text:flex-wrap">
            {/* The label wraps before the amount. */}
            <dt className="shrink-[100000] text-small">{labels[row]}</dt>
            <dd>{account[row]}</dd>
          </div>
        ))}
        <div
          className="mt-2 flex flex-wrap items-baseline justify-between gap-x-3 border-t-6 pt-2.5 text-primary"
          style={{ borderImage: `linear-gradient(90deg, ${colours}) 1` }}
        >
          <dt className="font-semibold">{labels.share}</dt>
          <dd className="font-display font-semibold text-h3">{account.share}</dd>
        </div>
      </dl>
      <p className="mt-1 text-muted text-small">{labels.costs}</p>
      {note ? <p className="mt-3 text-muted text-small">{note}</p> : null}
    </div>
  )
}
