import { type RefObject, useEffect, useRef } from 'react'
import { fillIn } from '@/lib/i18n/texts'
import { NextStep } from '../forms/next-step'
import type { Outcome } from '../forms/use-submission'
import { Icon } from '../ui/icon'
import { LinkedText } from '../ui/linked-text'
import type { ContactLabels } from './contact-labels'

type StatusProps = {
  outcome: Outcome
  /** The email address of the request. */
  sentTo: string
  /** The place for toasts. */
  toastRef: RefObject<HTMLDivElement | null>
  labels: ContactLabels
}

/** The outcome of a request, next to its button: unlike the toast, it stays. A failure offers phone and email. */
export function Status({
  outcome,
  sentTo,
  toastRef,
  labels: { success, answer, toasts, forms },
}: StatusProps) {
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
        {outcome === 'sending' ? <p className="sr-only">{forms.sending}</p> : null}
        {outcome === 'sent' ? (
          <div className="flex items-start gap-2">
            <Icon name="check" className="mt-1 size-5 text-primary" />
            <p className="[overflow-wrap:anywhere]">{`${success} ${fillIn(answer, { address: sentTo })}`}</p>
          </div>
        ) : null}
        {outcome === 'failed' ? (
          <div className="flex items-start gap-2">
            <Icon name="alert" className="mt-1 size-5 text-accent" />
            <p className="font-semibold text-accent">{toasts.contact.error.text}</p>
          </div>
        ) : null}
      </div>
      {outcome === 'failed' ? (
        <p className="mt-1 pl-7">
          <LinkedText text={forms.fallback} links={forms.links} />
        </p>
      ) : null}
      <div ref={toastRef} />
      {outcome === 'sent' ? (
        <div className="mt-4">
          <NextStep {...forms.next} />
        </div>
      ) : null}
    </div>
  )
}
