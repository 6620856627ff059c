import { Icon } from '@/components/ui/icon'
import type { EstimatorLabels } from './estimator-labels'

/** What the figures include and leave out, behind a disclosure. */
export function HowWeCalculate({ title, paragraphs }: EstimatorLabels['how']) {
  return (
    <details className="group border-y border-rule">
      <summary className="flex min-h-11 items-center gap-2 py-2 font-semibold text-primary">
        <Icon name="chevron" className="size-5 transition-transform duration-200 group-open:rotate-180" />
        {title}
      </summary>
      <div className="grid gap-3 pb-4 text-small">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  )
}
