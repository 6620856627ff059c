import { NextStep } from '../forms/next-step'
import type { Outcome } from '../forms/use-submission'
import { Icon } from '../ui/icon'
import { LinkedText } from '../ui/linked-text'
import type { ContactLabels } from './contact-labels'

type StatusProps = { outcome: Outcome; labels: ContactLabels }

/** The outcome of a request, next to its button: unlike the toast, it stays. A failure offers phone and email. */
export function Status({ outcome, labels: { sending, success, failure, next } }: StatusProps) {
  return (
    <>
      <div role="status">
        {/* The button shows the same text, but it is disabled and has lost the focus. */}
        {outcome === 'sending' ? <p className="sr-only">{sending}</p> : null}
        {outcome === 'sent' ? (
          <p className="flex items-start gap-2 font-semibold text-primary">
            <Icon name="check" className="mt-1 size-5" />
            {success.inline}
          </p>
        ) : null}
        {outcome === 'failed' ? (
          <div className="flex items-start gap-2">
            <Icon name="alert" className="mt-1 size-5 text-accent" />
            <p>
              <strong className="font-semibold text-accent">{failure.text}</strong>{' '}
              <LinkedText text={failure.fallback} links={failure.links} />
            </p>
          </div>
        ) : null}
      </div>
      {outcome === 'sent' ? <NextStep {...next} /> : null}
    </>
  )
}
