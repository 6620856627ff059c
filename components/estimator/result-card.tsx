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
import { RawFigures } from './raw-figures'
import type { Result, Thanks } from './use-estimator'
import { YourHouse } from './your-house'

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

const outcomeClass = 'px-4 pt-5 pb-3 sm:px-6 @[40rem]:col-start-2 @[40rem]:row-span-3 @[40rem]:row-start-1'

/**
 * The back of the card: what can be relied on, the account of the place; the house; then the gate or the thank-you with the next
 * step and with phone and email, each with the raw calculation, blurred. Two columns where there is room.
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
    card.current?.querySelector('[data-night]')?.scrollIntoView({ block: 'nearest' })
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

  const isSent = thanks !== null && !isNotSent(thanks)
  return (
    <div
      ref={card}
      className="@container min-w-0 overflow-clip rounded-md border-2 border-primary bg-card shadow-card"
    >
      <div className="grid @[40rem]:grid-cols-[11fr_10fr] @[40rem]:grid-rows-[auto_auto_1fr]">
        <Account
          place={result.place}
          note={result.size === 'ordinary' ? undefined : labels.gate[result.size]}
          heading={heading}
        />
        <YourHouse type={result.inputs.propertyType} isNight={isSent} />
        <div className={outcome ? outcomeClass : ''}>
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
          {thanks && !isSent ? (
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
          {isSent ? <NextStep {...labels.forms.next} isPlain /> : null}
          {outcome ? (
            <>
              <p className="my-4 text-small">
                <LinkedText text={labels.thanks.fallback} links={labels.forms.links} />
              </p>
              <RawFigures result={result} />
            </>
          ) : null}
        </div>
        {outcome ? null : <GateForm result={result} submission={submission} />}
        <div className={`px-4 pb-1 sm:px-6 ${outcome ? '@[40rem]:col-start-2' : 'col-span-full bg-surface'}`}>
          <button type="button" onClick={onEstimateAgain} className="link min-h-11 text-left font-semibold">
            {labels.result.another}
          </button>
        </div>
      </div>
    </div>
  )
}
