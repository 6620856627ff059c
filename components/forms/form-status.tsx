import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../ui/icon'
import { LinkedText } from '../ui/linked-text'
import type { FormLabels } from './form-labels'
import type { Outcome } from './use-submission'

type FormStatusProps = {
  outcome: Outcome
  labels: FormLabels
  failure: string
  /** Left out by a form that is gone after a success. */
  success?: string
  /** What follows the sentences. */
  children?: ReactNode
}

/** The outcome of a request, next to its button: unlike a toast, it stays. A failure offers phone and email. */
export function FormStatus({ outcome, labels, failure, success, children }: FormStatusProps) {
  const status = useRef<HTMLDivElement>(null)
  // Enter in the first field of a phone leaves the status out of view.
  useEffect(() => {
    if (outcome === 'sent' || outcome === 'failed') status.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome])
  return (
    // Comes into view with room for a toast below it.
    <div ref={status} className="w-full scroll-mb-32">
      <div role="status" className="has-[div]:mt-4">
        {/* Text only: Orca also announces each element inside a text by itself. */}
        {/* The button shows the same text, but a screen reader does not say that it has changed. */}
        {outcome === 'sending' ? <p className="sr-only">{labels.sending}</p> : null}
        {outcome === 'sent' && success ? (
          <div className="flex items-start gap-2">
            <Icon name="check" className="mt-1 size-5 text-primary" />
            <p className="[overflow-wrap:anywhere]">{success}</p>
          </div>
        ) : null}
        {outcome === 'failed' ? (
          <div className="flex items-start gap-2">
            <Icon name="alert" className="mt-1 size-5 text-accent" />
            <p className="font-semibold text-accent">{failure}</p>
          </div>
        ) : null}
      </div>
      {outcome === 'failed' ? (
        <p className="mt-1 pl-7">
          <LinkedText text={labels.fallback} links={labels.links} />
        </p>
      ) : null}
      {children}
    </div>
  )
}
