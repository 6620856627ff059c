import { formatEuros } from '@/lib/i18n/format-euros'
import type { Locale } from '@/lib/i18n/locales'
import { LozengeTexture } from '../ui/lozenges'
import type { EstimatorLabels } from './estimator-labels'
import type { Result } from './use-estimator'

type RawFiguresProps = { labels: EstimatorLabels['result']; locale: Locale; result: Result; isGate: boolean }

/**
 * The raw calculation, and what becomes of it; the thank-you has said that already. The amounts stay blurred in every state:
 * the note says so, also to screen readers, which get no digits. A stroke fills the letters, so that no digit shows
 * through the blur.
 */
export function RawFigures({ labels, locale, result, isGate }: RawFiguresProps) {
  return (
    <div className="dark-block relative -mx-4 overflow-hidden px-4 py-5 sm:-mx-7 sm:px-7 sm:py-6">
      <LozengeTexture id="gate-texture" cell={40} className="opacity-10" />
      <div className="relative grid grid-cols-2 gap-x-4 large-text:grid-cols-1">
        {(['monthlyRevenue', 'yearlyRevenue'] as const).map((name) => (
          <div key={name} className="min-w-0">
            <p className="text-small">{labels[name]}</p>
            <output
              name={name}
              aria-hidden="true"
              className="tabular -ml-3 block select-none overflow-hidden whitespace-nowrap py-2 pl-3 font-display font-semibold text-h2 text-highlight blur-[0.32em] [-webkit-text-stroke:4px_currentColor]"
            >
              {formatEuros(result.estimate[name], locale)}
            </output>
          </div>
        ))}
      </div>
      <p className="relative text-small">{result.isAbove ? labels.noteAbove : labels.note}</p>
      {isGate ? <p className="relative mt-2 text-pretty font-semibold">{labels.correction}</p> : null}
    </div>
  )
}
