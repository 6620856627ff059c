import { Icon } from '@/components/ui/icon'
import { LinkedText, type TextLink } from '@/components/ui/linked-text'
import type { FormLabels } from './form-labels'
import { NextStep } from './next-step'

type StatusProps = {
  outcome: 'sent' | 'failed' | null
  success: string
  /** The error, and the other ways to reach the company. */
  failure: { text: string; fallback: string; links: readonly TextLink[] }
  next: FormLabels['next']
}

/** The outcome of a request, next to its button: unlike the toast, it stays. */
export function Status({ outcome, success, failure, next }: StatusProps) {
  return (
    <>
      <div role="status">
        {outcome === 'sent' ? (
          <p className="flex items-start gap-2 font-semibold text-forest">
            <Icon name="check" className="mt-1 size-5" />
            {success}
          </p>
        ) : null}
        {outcome === 'failed' ? (
          <div className="flex items-start gap-2">
            <Icon name="alert" className="mt-1 size-5 text-wine" />
            <p>
              <strong className="font-semibold text-wine">{failure.text}</strong>{' '}
              <LinkedText text={failure.fallback} links={failure.links} />
            </p>
          </div>
        ) : null}
      </div>
      {outcome === 'sent' ? <NextStep {...next} /> : null}
    </>
  )
}
