import { useLayoutEffect, useRef } from 'react'
import { formatEuros } from '@/lib/i18n/format-euros'
import type { Locale } from '@/lib/i18n/locales'
import { fillIn } from '@/lib/i18n/texts'
import type { GateValues } from '@/lib/leads/schemas'
import type { Submission } from '../forms/use-submission'
import { buttonClass } from '../ui/button'
import { LinkedText } from '../ui/linked-text'
import { Account } from './account'
import type { EstimatorLabels } from './estimator-labels'
import { flipCard } from './flip-card'
import { GateForm } from './gate-form'
import type { Result, Thanks } from './use-estimator'

type ResultCardProps = {
  labels: EstimatorLabels
  locale: Locale
  result: Result
  /** Null until the gate was sent. */
  thanks: Thanks | null
  submission: Submission<GateValues>
  onEstimateAgain: () => void
}

/** Whether an estimate has not been sent, or is on its way after a press of the button for it. */
export const isNotSent = ({ state }: Thanks) => state === 'unsent' || state === 'sending'

/** What the card says first. A request that is known to have failed is still being sent: no error shows. */
function introOf({ gate, result, thanks, again }: EstimatorLabels, shown: Thanks | null) {
  if (!shown) return { title: gate.title, text: '' }
  if (isNotSent(shown)) return again
  return {
    title: thanks.title,
    text:
      shown.state === 'failed'
        ? thanks.failed
        : `${result.correction} ${fillIn(thanks.address, { address: shown.email })}`,
  }
}

/**
 * The back of the card: what can be relied on, the account of the place; then the raw calculation, blurred; then the gate or
 * the thank-you. It ends with phone and email.
 */
export function ResultCard(props: ResultCardProps) {
  const { labels, locale, result, thanks, submission, onEstimateAgain } = props
  const card = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { title, text } = introOf(labels, thanks)

  // Before the card turns over, because its place is measured without the transform.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new result and each new heading come into view, with the focus.
  useLayoutEffect(() => {
    heading.current?.focus()
    // The focus alone may show only the heading, at the lower edge.
    card.current?.scrollIntoView({ block: 'nearest' })
  }, [result.inputs, title])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the card turns over for each new result.
  useLayoutEffect(() => flipCard(card.current), [result.inputs])

  return (
    <div
      ref={card}
      className="grid min-w-0 gap-4 rounded-md border-2 border-primary bg-card p-4 shadow-card sm:gap-5 sm:p-7"
    >
      <div>
        <h3 ref={heading} id="gate-title" tabIndex={-1} className="text-h3">
          {title}
        </h3>
        {/* Empty at first, because a live region must exist before its text. */}
        <div role="status">
          {/* A new element for each text: React could not change one that a browser has translated. */}
          {text ? (
            <p key={text} className="mt-2 [overflow-wrap:anywhere]">
              {text}
            </p>
          ) : null}
        </div>
      </div>
      <Account
        account={result.account}
        labels={labels.account}
        kept={labels.kept}
        note={result.size === 'ordinary' ? undefined : labels.gate[result.size]}
      />
      <RawFigures labels={labels.result} locale={locale} result={result} isGate={thanks === null} />
      {thanks ? null : <GateForm labels={labels} answers={result.answers} submission={submission} />}
      {thanks && isNotSent(thanks) ? (
        <button
          type="button"
          data-part="send-again"
          // Not `disabled`, which would lose the focus.
          aria-disabled={thanks.state === 'sending'}
          onClick={thanks.sendAgain}
          className={buttonClass({ size: 'lg' })}
        >
          {thanks.state === 'sending' ? labels.forms.sending : labels.again.submit}
        </button>
      ) : null}
      <button
        type="button"
        onClick={onEstimateAgain}
        className="link min-h-11 justify-self-start text-left font-semibold"
      >
        {labels.result.another}
      </button>
      {thanks ? (
        <p className="border-rule border-t pt-4 text-small">
          <LinkedText text={labels.thanks.fallback} links={labels.forms.links} />
        </p>
      ) : null}
    </div>
  )
}

type RawFiguresProps = { labels: EstimatorLabels['result']; locale: Locale; result: Result; isGate: boolean }

/**
 * The raw calculation, and what becomes of it; the thank-you has said that already. The amounts stay blurred in every state;
 * screen readers get a sentence instead of the digits.
 */
function RawFigures({ labels, locale, result, isGate }: RawFiguresProps) {
  return (
    <div className="grid min-w-0 gap-2 rounded-sm bg-surface p-3 text-small sm:p-4">
      <div className="grid grid-cols-2 gap-4 large-text:grid-cols-1">
        {(['monthlyRevenue', 'yearlyRevenue'] as const).map((name) => (
          <div key={name} className="min-w-0">
            <p className="text-muted">{labels[name]}</p>
            <output
              name={name}
              aria-hidden="true"
              className="tabular block select-none overflow-hidden whitespace-nowrap font-display text-h3 text-muted blur-[0.34em]"
            >
              {formatEuros(result.estimate[name], locale)}
            </output>
          </div>
        ))}
      </div>
      <p className="sr-only">{labels.blurred}</p>
      <p>{isGate ? `${labels.note} ${labels.correction}` : labels.note}</p>
    </div>
  )
}
