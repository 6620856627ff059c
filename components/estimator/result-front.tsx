import { LozengeTexture } from '@/components/ui/lozenge-texture'
import { formatEuros } from '@/lib/i18n/format-euros'
import type { Locale } from '@/lib/i18n/locales'
import type { EstimatorLabels } from './labels'

type ResultFrontProps = { labels: EstimatorLabels['result']; locale: Locale }

/** The face of the result card before there is a result. */
export function ResultFront({ labels, locale }: ResultFrontProps) {
  return (
    <div className="ground-forest relative overflow-hidden rounded-md p-6 shadow-card max-lg:hidden">
      <LozengeTexture className="text-limestone/10" />
      <dl className="relative grid gap-5">
        {[labels.monthly, labels.yearly].map((label) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd aria-hidden="true" className="font-display text-figure">
              {formatEuros(0, locale).replace('0', '–')}
            </dd>
          </div>
        ))}
      </dl>
      <p className="relative mt-6 text-small">{labels.note}</p>
    </div>
  )
}
