import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { type FieldValues, type Path, type PathValue, type Resolver, useForm } from 'react-hook-form'
import { clearDraft, readDraft, saveDraft } from '@/lib/leads/drafts'
import { isTrapped } from './honeypot'

/** How long a form that was sent stays quiet, ms: the second half of a double click is no new request. */
const rest = 1000

type LeadFormOptions<Values extends FieldValues> = {
  /** Names the draft that outlives a reload. */
  draft: string
  fields: readonly Path<Values>[]
  /** Checks each field, with messages. */
  resolver?: Resolver<Values>
  /** Whether the form may be sent at all, judged at every letter; without it always. */
  check?: (values: Values) => boolean
  /** Loads the code that sending needs; called once, as soon as the form has a value (typed, restored or from a draft). */
  preload?: () => void
  /** Sends the values and tells whether they arrived; `trapped` values come from a machine and are to go nowhere. */
  send: (values: Values, trapped: boolean) => Promise<boolean>
}

/** A lead form from the first letter to its sending: draft, checks, a trap for machines, one request at a time. */
export function useLeadForm<Values extends FieldValues>(options: LeadFormOptions<Values>) {
  const { draft, fields, resolver, check, preload, send } = options
  const formRef = useRef<HTMLFormElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const busy = useRef(false)
  const restUntil = useRef(0)
  const preloaded = useRef(false)
  const [submitting, setSubmitting] = useState(false)
  const [ready, setReady] = useState(!check)
  const [outcome, setOutcome] = useState<'sent' | 'failed' | null>(null)
  // No default values: react-hook-form then takes over what stands in the fields, also what was typed early.
  const { register, handleSubmit, getValues, setValue, reset, formState } = useForm<Values>({ resolver })

  /** Reads the form itself, because react-hook-form handles an event only after us, and preloads once it has values. */
  const sync = useCallback(() => {
    const data = new FormData(formRef.current ?? undefined)
    const values = Object.fromEntries(fields.map((name) => [name, String(data.get(name) ?? '')]))
    saveDraft(draft, values)
    if (check) setReady(check(values as Values))
    if (preloaded.current || Object.values(values).every((value) => !value)) return
    preloaded.current = true
    preload?.()
  }, [draft, fields, check, preload])

  useEffect(() => {
    const kept = readDraft(draft)
    for (const name of fields) {
      const value = kept[name]
      if (!getValues(name) && typeof value === 'string' && value)
        setValue(name, value as PathValue<Values, typeof name>)
    }
    sync()
    if (formRef.current) window.takeOverForm?.(formRef.current)
  }, [draft, fields, getValues, setValue, sync])

  // Disabling the button took the focus from it, if it had it.
  useEffect(() => {
    if (outcome && document.activeElement === document.body) buttonRef.current?.focus()
  }, [outcome])

  async function deliver(values: Values) {
    setSubmitting(true)
    const trapped = formRef.current !== null && isTrapped(formRef.current)
    const sent = await send(values, trapped)
    setSubmitting(false)
    setOutcome(sent ? 'sent' : 'failed')
    if (!sent) return
    reset()
    clearDraft(draft)
    restUntil.current = performance.now() + rest
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // A ref, because a second Enter can come before React has disabled the button, or after a quick answer.
    if (busy.current || performance.now() < restUntil.current) return
    if (check && !check(getValues())) return
    busy.current = true
    setOutcome(null)
    await handleSubmit(deliver)(event).finally(() => {
      busy.current = false
    })
  }

  const { errors } = formState
  const state = { errors, submitting, ready, outcome }
  return { ...state, formRef, buttonRef, register, getValues, setValue, onSubmit, sync }
}
