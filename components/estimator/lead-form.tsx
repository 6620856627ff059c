import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Honeypot, isTrapped } from '@/components/ui/honeypot'
import { readDraft, saveDraft } from '@/lib/leads/drafts'
import { canSendLead } from '@/lib/leads/payloads'
import { fillUntouched } from './form-values'
import type { EstimatorLabels } from './labels'
import type { Contact } from './use-estimator'

type LeadFormProps = {
  labels: EstimatorLabels
  privacy: ReactNode
  onSend: (contact: Contact, trapped: boolean) => Promise<void>
}

function readContact(form: HTMLFormElement): Contact {
  const data = new FormData(form)
  return { email: String(data.get('email') ?? ''), phone: String(data.get('phone') ?? '') }
}

/** The gate: two fields before the thanks. Browsers' own checks are off, SPEC.md section 5 asks for fewer. */
export function LeadForm({ labels, privacy, onSend }: LeadFormProps) {
  const formRef = useRef<HTMLFormElement>(null)
  const busy = useRef(false)
  const [sending, setSending] = useState(false)
  const [ready, setReady] = useState(false)

  useEffect(() => {
    const form = formRef.current
    if (!form) return
    fillUntouched(form, readDraft('lead'))
    setReady(canSendLead(readContact(form)))
  }, [])

  function onInput(event: FormEvent<HTMLFormElement>) {
    const contact = readContact(event.currentTarget)
    setReady(canSendLead(contact))
    saveDraft('lead', contact)
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const contact = readContact(event.currentTarget)
    // A ref, because a second Enter can come before React has disabled the button.
    if (busy.current || !canSendLead(contact)) return
    busy.current = true
    setSending(true)
    await onSend(contact, isTrapped(event.currentTarget))
  }

  return (
    <form ref={formRef} name="lead" noValidate onInput={onInput} onSubmit={send} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          id="lead-email"
          name="email"
          type="email"
          label={labels.gate.email}
          autoComplete="email"
          required
        />
        <Field
          id="lead-phone"
          name="phone"
          type="tel"
          label={labels.gate.phone}
          autoComplete="tel"
          required
        />
      </div>
      <Honeypot label={labels.honeypot} />
      <button
        type="submit"
        disabled={!ready || sending}
        aria-busy={sending}
        className={buttonClass({ size: 'lg' })}
      >
        {labels.gate.submit}
      </button>
      {privacy}
    </form>
  )
}
