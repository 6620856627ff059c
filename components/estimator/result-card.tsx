import type { Locale } from '@/lib/i18n/locales'
import type { LeadContact } from '@/lib/leads/payloads'
import { BlurredFigures } from './blurred-figures'
import type { EstimatorLabels } from './estimator-labels'
import { LeadForm } from './lead-form'
import { ShareLink } from './share-link'
import { turnOver } from './turn-over'
import type { Outcome } from './use-estimator'
import { usePlaceRange } from './use-place-range'

type ResultCardProps = {
  labels: EstimatorLabels
  locale: Locale
  outcome: Outcome
  thanked: boolean
  placesUrl: string
  onSend: (contact: LeadContact, trapped: boolean) => Promise<boolean>
  onAnother: () => void
}

/** The answer to what was just pressed takes the focus when it appears, so that it is seen and heard. */
const takeFocus = (title: HTMLHeadingElement | null) => title?.focus()

/** The turned-over card: blurred figures, then the gate or the thanks. */
export function ResultCard(props: ResultCardProps) {
  const { labels, locale, outcome, thanked, placesUrl, onSend, onAnother } = props
  const range = usePlaceRange(placesUrl, outcome.inputs.location)
  const { title: heading, text } = thanked ? labels.thanks : labels.gate
  return (
    <div
      key={outcome.turn}
      ref={turnOver}
      className="grid min-w-0 gap-5 rounded-md border-2 border-forest bg-paper p-5 shadow-card sm:p-7"
    >
      <div>
        <h3 key={String(thanked)} ref={takeFocus} tabIndex={-1} className="text-h3">
          {heading}
        </h3>
        <p className="mt-2">{text}</p>
      </div>
      <BlurredFigures labels={labels.result} locale={locale} estimate={outcome.estimate} />
      {range ? <p className="border-l-4 border-mustard pl-3 font-semibold">{range}</p> : null}
      {thanked ? null : <LeadForm labels={labels} onSend={onSend} />}
      <div className="flex flex-wrap gap-x-6">
        <ShareLink inputs={outcome.inputs} labels={labels.share} />
        <button type="button" onClick={onAnother} className="text-link min-h-11 text-left font-semibold">
          {labels.result.another}
        </button>
      </div>
    </div>
  )
}
