import { formatEuros } from '@/lib/i18n/format-euros'
import { useEstimatorProps } from './estimator-context'
import type { Result } from './use-estimator'

/** As many signs for each amount. */
const blurred =
  'inline-block h-[0.8em] align-[-0.06em] w-[4.2em] select-none overflow-clip whitespace-nowrap text-transparent blur-[0.2em] ' +
  'forced-color-adjust-none bg-[repeating-linear-gradient(90deg,var(--color-foreground)_0_0.46em,transparent_0_0.6em)]'

/**
 * The raw calculation. Its amounts stay blurred in every state: the sentence says so, also to screen readers, which get no
 * digits. What is seen shows neither the digits nor their number.
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
      <span className="block text-muted">{result.isAbove ? reasonAbove : reason}</span>
    </p>
  )
}
