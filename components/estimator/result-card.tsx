import { useLayoutEffect, useRef } from 'react'
import { fillIn } from '@/lib/i18n/texts'
import type { GateValues } from '@/lib/leads/schemas'
import { NextStep } from '../forms/next-step'
import type { Submission } from '../forms/use-submission'
import { buttonClass } from '../ui/button'
import { LinkedText } from '../ui/linked-text'
import { Account } from './account'
import { useEstimatorProps } from './estimator-context'
import type { EstimatorLabels } from './estimator-labels'
import { flipCard } from './flip-card.browser'
import { GateForm } from './gate-form'
import { HouseFrame } from './house-frame'
import { RawFigures } from './raw-figures'
import type { Result, Thanks } from './use-estimator'

type ResultCardProps = {
  result: Result
  /** Null until the gate was sent. */
  thanks: Thanks | null
  submission: Submission<GateValues>
  onEstimateAgain: () => void
}

/** Whether an estimate has not been sent, or is on its way after a press of the button for it. */
const isNotSent = ({ state }: Thanks) => state === 'unsent' || state === 'sending'

/** What the card says once the gate was sent. A request that is known to have failed is still being sent: no error shows. */
function outcomeOf({ thanks, again }: EstimatorLabels, shown: Thanks) {
  if (isNotSent(shown)) return again
  const text = shown.state === 'failed' ? thanks.failed : fillIn(thanks.text, { address: shown.email })
  return { title: thanks.title, text }
}

/**
 * The back of the card: what can be relied on, the account of the place; then the gate or the thank-you with the next step, which
 * ends with phone and email; last the raw calculation, blurred.
 */
export function ResultCard({ result, thanks, submission, onEstimateAgain }: ResultCardProps) {
  const { labels } = useEstimatorProps()
  const card = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const outcomeHeading = useRef<HTMLHeadingElement>(null)
  const outcome = thanks && outcomeOf(labels, thanks)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new heading comes into view, with the focus.
  useLayoutEffect(() => {
    outcomeHeading.current?.focus()
    outcomeHeading.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [outcome?.title])
  // The head of a new result takes the focus from a new heading below it. Before the card turns over, because its place is
  // measured without the transform.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press of Estimate shows its result.
  useLayoutEffect(() => {
    heading.current?.focus()
    // The focus alone may show only the heading, at the lower edge.
    card.current?.scrollIntoView({ block: 'nearest' })
  }, [result.asked])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the card turns over for each new result.
  useLayoutEffect(() => flipCard(card.current), [result.inputs])

  return (
    <div ref={card} className="min-w-0 overflow-clip rounded-md border-2 border-primary bg-card shadow-card">
      <HouseFrame className="house-strip" />
      <Account
        place={result.place}
        note={result.size === 'ordinary' ? undefined : labels.gate[result.size]}
        heading={heading}
      />
      <div className="px-4 pt-5 sm:px-7">
        {outcome ? (
          <h4
            ref={outcomeHeading}
            tabIndex={-1}
            className="text-balance font-display font-semibold text-h3 text-primary [overflow-wrap:anywhere]"
          >
            {outcome.title}
          </h4>
        ) : null}
        {/* Empty at first, because a live region must exist before its text. */}
        <div role="status">
          {/* A new element for each text: React could not change one that a browser has translated. */}
          {outcome ? (
            <p key={outcome.text} className="mt-2 text-pretty [overflow-wrap:anywhere]">
              {outcome.text}
            </p>
          ) : null}
        </div>
        {thanks && isNotSent(thanks) ? (
          <button
            type="button"
            data-part="send-again"
            // Not `disabled`, which would lose the focus.
            aria-disabled={thanks.state === 'sending'}
            onClick={thanks.sendAgain}
            className={`${buttonClass({ size: 'lg' })} mt-4 w-full`}
          >
            {thanks.state === 'sending' ? labels.forms.sending : labels.again.submit}
          </button>
        ) : null}
        {thanks && !isNotSent(thanks) ? (
          <div className="mt-4">
            <NextStep {...labels.forms.next} heading="h5" />
          </div>
        ) : null}
        {thanks ? (
          <p className="mt-3.5 pb-4.5 text-small">
            <LinkedText text={labels.thanks.fallback} links={labels.forms.links} />
          </p>
        ) : (
          <GateForm answers={result.answers} submission={submission} />
        )}
      </div>
      <div className="border-rule border-t bg-surface-alt px-4 py-3.5 text-muted text-small sm:px-7">
        <RawFigures result={result} />
        <button
          type="button"
          onClick={onEstimateAgain}
          className="link -mb-2 min-h-11 text-left font-semibold text-body"
        >
          {labels.result.another}
        </button>
      </div>
    </div>
  )
}
