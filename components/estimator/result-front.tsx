import { LozengeTexture } from '@/components/ui/lozenge-texture'
import type { EstimatorLabels } from './estimator-labels'

/** The front of the result card, shown until there is a result. */
export function ResultFront({ labels }: { labels: EstimatorLabels['result'] }) {
  return (
    <div className="ground-primary relative overflow-hidden rounded-md p-6 shadow-card max-lg:hidden">
      <LozengeTexture className="text-on-primary/10" />
      <dl className="relative grid gap-5">
        {[labels.monthlyRevenue, labels.yearlyRevenue].map((label) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd aria-hidden="true" className="font-display text-figure">
              {labels.empty}
            </dd>
          </div>
        ))}
      </dl>
      <p className="relative mt-6 text-small">{labels.note}</p>
    </div>
  )
}
