import { useLayoutEffect, useRef } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import type { GateValues } from '@/lib/leads/schemas'
import type { Send } from '../forms/use-submission'
import { BlurredFigures } from './blurred-figures'
import type { EstimatorLabels } from './estimator-labels'
import { LeadForm } from './lead-form'
import { ShareLink } from './share-link'
import { turnOver } from './turn-over'
import type { Result } from './use-estimator'

type ResultCardProps = {
  labels: EstimatorLabels
  locale: Locale
  result: Result
  isThanked: boolean
  onSend: Send<GateValues>
  onAnother: () => void
}

/** The back of the card: blurred figures, then the gate or the thank-you. */
export function ResultCard(props: ResultCardProps) {
  const { labels, locale, result, isThanked, onSend, onAnother } = props
  const card = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { title, text } = isThanked ? labels.thanks : labels.gate

  // biome-ignore lint/correctness/useExhaustiveDependencies: the card turns over for each new result.
  useLayoutEffect(() => turnOver(card.current), [result.inputs])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading takes the focus for each new result and for the thank-you.
  useLayoutEffect(() => heading.current?.focus(), [result.inputs, isThanked])

  return (
    <div
      ref={card}
      className="grid min-w-0 gap-5 rounded-md border-2 border-primary bg-card p-5 shadow-card sm:p-7"
    >
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-h3">
          {title}
        </h3>
        <p className="mt-2">{text}</p>
      </div>
      <BlurredFigures labels={labels.result} locale={locale} estimate={result.estimate} />
      {result.range ? <p className="border-l-4 border-highlight pl-3 font-semibold">{result.range}</p> : null}
      {isThanked ? null : <LeadForm labels={labels} onSend={onSend} />}
      <div className="flex flex-wrap gap-x-6">
        <ShareLink inputs={result.inputs} labels={labels.share} />
        <button type="button" onClick={onAnother} className="link min-h-11 text-left font-semibold">
          {labels.result.another}
        </button>
      </div>
    </div>
  )
}
