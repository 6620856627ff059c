import type { Estimate } from '@/lib/business/estimate'
import { formatEuros } from '@/lib/i18n/format-euros'
import type { Locale } from '@/lib/i18n/locales'
import type { EstimatorLabels } from './estimator-labels'

type BlurredFiguresProps = { labels: EstimatorLabels['result']; locale: Locale; estimate: Estimate }

/** The two results. They stay blurred in every state; screen readers get a sentence instead of the digits. */
export function BlurredFigures({ labels, locale, estimate }: BlurredFiguresProps) {
  return (
    <div className="relative min-w-0">
      <div className="grid items-end gap-4 sm:grid-cols-2">
        {(['monthlyRevenue', 'yearlyRevenue'] as const).map((name) => (
          <div key={name} className="min-w-0">
            <p className="text-small text-muted">{labels[name]}</p>
            <output
              name={name}
              aria-hidden="true"
              className="block select-none overflow-hidden whitespace-nowrap font-display text-figure text-primary tabular blur-[0.34em]"
            >
              {formatEuros(estimate[name], locale)}
            </output>
          </div>
        ))}
      </div>
      <p className="sr-only">{labels.blurred}</p>
      <p className="mt-3 text-small text-muted">{labels.note}</p>
    </div>
  )
}
