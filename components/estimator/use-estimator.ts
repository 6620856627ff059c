import { type FormEvent, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { type Estimate, estimateRevenue, parseCapacity } from '@/lib/business/estimate'
import { clearDraft, readDraft, saveDraft } from '@/lib/leads/drafts'
import { readEstimateLink } from '@/lib/leads/estimate-link'
import { type EstimateInputs, estimatorLead, type LeadContact } from '@/lib/leads/payloads'
import { sendLead } from '@/lib/leads/send-lead'
import { announce } from '@/lib/measure/announce'
import type { EstimatorProps } from './estimator'
import { canEstimate, draftOf, fillUntouched, readValues } from './form-values'
import { loadMotion } from './turn-over'
import { useStartForm } from './use-start-form'

/** A computed result with the answers it is about; `turn` counts the estimates made. */
export type Outcome = { inputs: EstimateInputs; estimate: Estimate; turn: number }

/** How long a visitor waits for the receiver before the thank-you, ms; the request itself goes on. */
const patience = 4000

/** The states of the estimator (initial, gated, thanked) and what leads from one to the next. */
export function useEstimator({ labels, locale, endpoint }: EstimatorProps) {
  const formRef = useRef<HTMLFormElement>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [thanked, setThanked] = useState(false)
  const [hint, setHint] = useState(false)
  const [ready, setReady] = useState(false)
  const [count, setCount] = useState(0)

  /** Takes over what stands in the form. */
  const sync = useCallback((form: HTMLFormElement) => {
    const values = readValues(form)
    setReady(canEstimate(values))
    setCount(values.amenities.length)
    saveDraft('estimate', draftOf(form))
  }, [])

  // Once, at hydration: what a link, a draft or an early visitor left in the form takes effect.
  useEffect(() => {
    const form = formRef.current
    if (!form) return
    fillUntouched(form, { ...readDraft('estimate'), ...readEstimateLink(window.location.search) })
    sync(form)
    window.takeOverForm?.(form)
  }, [sync])

  useStartForm(formRef, sync)

  function onInput(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget
    loadMotion()
    // After the frame that shows what was chosen; the early script has judged the button already.
    startTransition(() => {
      setHint(false)
      sync(form)
    })
  }

  function estimate(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const { propertyType, ...values } = readValues(form)
    const capacity = parseCapacity(values.sleepingCapacity)
    if (propertyType === null) return
    setHint(capacity === null)
    if (capacity === null) return form.querySelector<HTMLElement>('[name="sleepingCapacity"]')?.focus()
    const revenue = estimateRevenue(propertyType, capacity, values.amenities)
    announce('estimate')
    // A transition, so that a slow phone shows the pressed button before it draws the card.
    startTransition(() =>
      setOutcome((last) => ({
        inputs: { propertyType, ...values },
        estimate: revenue,
        turn: (last?.turn ?? 0) + 1,
      })),
    )
  }

  /** Sends the lead and thanks in every case. A trapped machine is thanked for nothing. */
  async function sendContact(contact: LeadContact, trapped: boolean) {
    if (!outcome) return false
    const { inputs, estimate: revenue } = outcome
    const amenityLabels = labels.amenities.names
    const lead = estimatorLead({ contact, inputs, estimate: revenue, amenityLabels, locale })
    const waited = new Promise((resolve) => setTimeout(resolve, patience))
    if (!trapped) await Promise.race([sendLead(endpoint, lead), waited])
    clearDraft('estimate')
    setThanked(true)
    return true
  }

  const phase = outcome === null ? 'initial' : thanked ? 'thanked' : 'gated'
  return { formRef, phase, outcome, hint, ready, count, onInput, estimate, sendContact } as const
}
