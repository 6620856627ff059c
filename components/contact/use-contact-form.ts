import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { isTrapped } from '@/components/ui/honeypot'
import { loadToaster, showToast } from '@/components/ui/toaster'
import { type ContactValues, type ContactVariant, contactFields } from '@/lib/leads/contact-form'
import { contactPayload } from '@/lib/leads/contact-payload'
import { clearDraft, type Draft, readDraft, saveDraft } from '@/lib/leads/drafts'
import { postLead } from '@/lib/leads/post-lead'
import { contactResolver, loadSchemaResolver } from './check-values'
import type { ContactFormProps } from './contact-form'

/** How long the emptied form stays quiet after a success, ms: the second half of a double click is no new request. */
const rest = 1000

/** What stands in the form, from the form itself: react-hook-form hears of an event only after us. */
function draftOf(form: HTMLFormElement, variant: ContactVariant): Draft {
  const data = new FormData(form)
  return Object.fromEntries(contactFields[variant].map((name) => [name, String(data.get(name) ?? '')]))
}

/** The life of a contact form: its values, its errors, and one sending at a time. */
export function useContactForm({ variant, locale, endpoint, labels }: ContactFormProps) {
  const formRef = useRef<HTMLFormElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const busy = useRef(false)
  const restUntil = useRef(0)
  const warm = useRef(false)
  const [submitting, setSubmitting] = useState(false)
  const [outcome, setOutcome] = useState<'sent' | 'failed' | null>(null)
  // No default values: react-hook-form then takes over what stands in the fields, also what was typed early.
  const { register, handleSubmit, getValues, setValue, reset, formState } = useForm<ContactValues>({
    resolver: contactResolver(variant),
  })
  const draftName = `contact-${variant}`

  useEffect(() => {
    const draft = readDraft(draftName)
    for (const name of contactFields[variant]) {
      const kept = draft[name]
      if (!getValues(name) && typeof kept === 'string' && kept) setValue(name, kept)
    }
    const form = formRef.current
    if (!form) return
    form.dataset.alive = ''
    // What was typed before the code came is a draft too.
    saveDraft(draftName, draftOf(form, variant))
    if (form.hasAttribute('data-pending')) {
      form.removeAttribute('data-pending')
      form.requestSubmit()
    }
  }, [draftName, variant, getValues, setValue])

  // Disabling the button took the focus from it, if it had it.
  useEffect(() => {
    if (outcome && document.activeElement === document.body) buttonRef.current?.focus()
  }, [outcome])

  function onInput(event: FormEvent<HTMLFormElement>) {
    saveDraft(draftName, draftOf(event.currentTarget, variant))
    // Fetched while the visitor writes: who goes offline before sending still sees what is wrong.
    if (warm.current) return
    warm.current = true
    for (const load of [loadSchemaResolver, loadToaster]) load().catch(() => {})
  }

  async function send(values: ContactValues) {
    setSubmitting(true)
    const trapped = formRef.current !== null && isTrapped(formRef.current)
    const lead = contactPayload(variant, values, locale)
    const sent = trapped || (await postLead(endpoint, lead)).kind === 'sent'
    setSubmitting(false)
    setOutcome(sent ? 'sent' : 'failed')
    if (sent) {
      reset()
      clearDraft(draftName)
      restUntil.current = performance.now() + rest
    }
    const { title, text } = sent ? labels.success : labels.failure
    await showToast({ kind: sent ? 'success' : 'error', title, text, region: labels.toasts })
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // A ref, because a second Enter can come before React has disabled the button, or after a quick answer.
    if (busy.current || performance.now() < restUntil.current) return
    busy.current = true
    setOutcome(null)
    await handleSubmit(send)(event).finally(() => {
      busy.current = false
    })
  }

  const { errors } = formState
  return { formRef, buttonRef, register, errors, submitting, outcome, onInput, onSubmit }
}
