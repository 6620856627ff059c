import { formatEuros } from '@/lib/i18n/format-euros'
import { useEstimatorProps } from './estimator-context'
import type { Result } from './use-estimator'

const blurred =
  'tabular inline-block select-none px-[0.1em] font-display font-semibold text-body leading-none ' +
  'blur-[0.3em] [-webkit-text-stroke:3px_currentColor]'

/**
 * The raw calculation. Its amounts stay blurred in every state: the sentence says so, also to screen readers, which get no
 * digits. A stroke fills the letters, so that no digit shows through the blur.
 */
export function RawFigures({ result }: { result: Result }) {
  const { labels, locale } = useEstimatorProps()
  const { lead, reason, reasonAbove, ...units } = labels.result
  return (
    <p className="text-pretty">
      {lead}{' '}
      {(['monthlyRevenue', 'yearlyRevenue'] as const).map((name) => (
        <span key={name} aria-hidden="true">
          <span className="unbroken">
            <output name={name} aria-hidden="true" className={blurred}>
              {formatEuros(result.estimate[name], locale)}
            </output>{' '}
            {units[name]}
          </span>{' '}
        </span>
      ))}
      {result.isAbove ? reasonAbove : reason}
    </p>
  )
}
