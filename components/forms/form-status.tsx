import { Icon } from '../ui/icon'
import { LinkedText } from '../ui/linked-text'
import type { FormLabels } from './form-labels'
import type { Outcome } from './use-submission'

type FormStatusProps = {
  outcome: Outcome
  labels: FormLabels
  /** The sentences for the two outcomes; a form that is gone after a success has none for it. */
  success?: string
  failure: string
}

/** The outcome of a request, next to its button. A failure offers phone and email. */
export function FormStatus({ outcome, labels, success, failure }: FormStatusProps) {
  return (
    <>
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
    </>
  )
}
