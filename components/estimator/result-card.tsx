import { useLayoutEffect, useRef } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { fillIn } from '@/lib/i18n/texts'
import type { GateValues } from '@/lib/leads/schemas'
import type { Submission } from '../forms/use-submission'
import { buttonClass } from '../ui/button'
import { LinkedText } from '../ui/linked-text'
import { Account } from './account'
import type { EstimatorLabels } from './estimator-labels'
import { flipCard } from './flip-card.browser'
import { GateForm } from './gate-form'
import { House } from './house'
import { RawFigures } from './raw-figures'
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
      <div className="flow-root">
        <House
          src={labels.houses}
          type={result.inputs.propertyType}
          className="float-right -mt-1 ml-3 w-19.5 sm:w-24"
        />
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
        isPart
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
