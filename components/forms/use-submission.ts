import { type FormEvent, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { emptyHoneypot } from './honeypot'
import { syncFields } from './use-draft-form'

/** Ignore further submits for this long after a success, ms: a double click is one request. */
const cooldown = 1000

export type Submission<Values> = {
  /** Posts the values. Resolves to whether to report success. */
  post: (values: Values) => Promise<boolean>
  /** Called with the outcome and the values. */
  afterwards: (isSent: boolean, values: Values) => void
}

/**
 * Outcome of a submission. It is `sending` once its values are valid: `isSubmitting` of React Hook Form is also true while
 * they are checked, and screen readers would announce that.
 */
export type Outcome = 'sending' | 'sent' | 'failed' | null

/**
 * Sends a form, one request at a time, and empties it after a success, unless it has changed during the request. A press
 * fails with the honeypot filled in, which it empties, or if our own code throws; the next press tries again.
 */
export function useSubmission<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { post, afterwards }: Submission<Values>,
) {
  const blockedUntil = useRef(0)
  const [outcome, setOutcome] = useState<Outcome>(null)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    // A ref: a second Enter may come before React has rendered the button as off.
    if (performance.now() < blockedUntil.current) return
    blockedUntil.current = Number.POSITIVE_INFINITY
    setOutcome(null)
    let isSent = false
    const send = async (values: Values) => {
      setOutcome('sending')
      const typed = JSON.stringify(form.getValues())
      try {
        isSent = !emptyHoneypot(element) && (await post(values))
      } catch (error) {
        console.error('Form submission error', error)
      }
      setOutcome(isSent ? 'sent' : 'failed')
      // What was filled in during the request has not been sent.
      syncFields(form, element)
      if (isSent && JSON.stringify(form.getValues()) === typed) form.reset()
      afterwards(isSent, values)
    }
    try {
      await form.handleSubmit(send)()
    } finally {
      blockedUntil.current = isSent ? performance.now() + cooldown : 0
    }
  }

  return { outcome, onSubmit }
}
