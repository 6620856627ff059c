import { type RefObject, useEffect, useRef } from 'react'
import { fillIn } from '@/lib/i18n/texts'
import { FormStatus } from '../forms/form-status'
import { NextStep } from '../forms/next-step'
import type { Outcome } from '../forms/use-submission'
import type { ContactLabels } from './contact-labels'

type StatusProps = {
  outcome: Outcome
  /** The email address of the request. */
  sentTo: string
  /** The place for toasts. */
  toastRef: RefObject<HTMLDivElement | null>
  labels: ContactLabels
}

/** The outcome of a request, next to its button: unlike the toast, it stays. */
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
      <FormStatus
        outcome={outcome}
        labels={forms}
        success={`${success} ${fillIn(answer, { address: sentTo })}`}
        failure={toasts.contact.error.text}
      />
      <div ref={toastRef} />
      {outcome === 'sent' ? (
        <div className="mt-4">
          <NextStep {...forms.next} />
        </div>
      ) : null}
    </div>
  )
}
