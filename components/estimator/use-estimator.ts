import { startTransition, useState } from 'react'
import { type Estimate, estimateRevenue, parseCapacity } from '@/lib/business/estimate'
import type { Locale } from '@/lib/i18n/locales'
import { clearDraft } from '@/lib/leads/drafts'
import { readEstimateLink } from '@/lib/leads/estimate-link'
import { formNames } from '@/lib/leads/form-names'
import { estimatorLead } from '@/lib/leads/payloads'
import { type EstimateInputs, estimateSchema, type GateValues } from '@/lib/leads/schemas'
import { countEvent } from '@/lib/measure/counted-events'
import { useDraftForm } from '../forms/use-draft-form'
import type { Submission } from '../forms/use-submission'
import type { EstimatorLabels } from './estimator-labels'
import { type AreaRange, findRange } from './find-range'
import { loadAnimation } from './flip-card'
import { type SendState, useSentLeads } from './use-sent-leads'

export type EstimatorProps = {
  labels: EstimatorLabels
  locale: Locale
  /** The name of the city that a page is about; empty elsewhere. */
  location: string
  areas: AreaRange[]
}

/** A computed estimate with its answers, and the public income range of their place if it is one of ours. */
export type Result = { inputs: EstimateInputs; estimate: Estimate; range: string | null }

/** What is known of the shown estimate once the gate was sent, and how to send it as well. */
export type Thanks = { state: SendState | 'unsent'; sendAgain: () => void }

/** The state of the estimator (initial, gated, thanked) and its transitions. */
export function useEstimator({ labels, locale, location, areas }: EstimatorProps) {
  const [result, setResult] = useState<Result | null>(null)
  const [isThanked, setThanked] = useState(false)
  /** What the gate was sent with. Null for a bot, of which nothing is sent. */
  const [contact, setContact] = useState<GateValues | null>(null)
  const { send, stateOf } = useSentLeads()
  // Whether every required field is filled in, and the number of selected amenities.
  const [isComplete, setComplete] = useState(false)
  const [count, setCount] = useState(0)

  const { form, formRef } = useDraftForm({
    name: formNames.estimate,
    schema: estimateSchema,
    defaultValues: { location, sleepingCapacity: '', amenities: [] },
    fromUrl: () => readEstimateLink(window.location.search),
    onValues({ amenities }) {
      // By the `required` attributes, as in lib/early/early-input.ts. They derive from the schema.
      const canEstimate = formRef.current?.checkValidity() ?? false
      if (canEstimate) loadAnimation()
      // The browser shows the selected amenity before React renders the count.
      startTransition(() => {
        setComplete(canEstimate)
        setCount(amenities.length)
      })
    },
  })

  const estimate = form.handleSubmit((inputs) => {
    const { propertyType, sleepingCapacity, amenities } = inputs
    const capacity = parseCapacity(sleepingCapacity)
    if (capacity === null) return
    countEvent('estimate')
    const revenue = estimateRevenue(propertyType, capacity, amenities)
    // A slow phone shows the pressed button before it renders the card.
    const range = findRange(areas, inputs.location)
    startTransition(() => setResult({ inputs, estimate: revenue, range }))
  })

  const leadFor = (gateValues: GateValues, shown: Result) =>
    estimatorLead({ gateValues, ...shown }, labels.amenities.names, locale)

  /** The gate always shows the thank-you: a lead that fails waits in the outbox. */
  const submission: Submission<GateValues> = {
    async post(gateValues) {
      if (!result) return false
      setContact(gateValues)
      await send(leadFor(gateValues, result))
      return true
    },
    afterwards() {
      clearDraft('estimate')
      clearDraft('lead')
      setThanked(true)
    },
  }

  /** What the thank-you says: an estimate with other answers than those sent can be sent too. */
  const lead = contact && result && leadFor(contact, result)
  const thanks: Thanks | null = isThanked
    ? { state: lead ? (stateOf(lead) ?? 'unsent') : 'sent', sendAgain: () => lead && send(lead) }
    : null

  const state = result === null ? 'initial' : isThanked ? 'thanked' : 'gated'
  return { form, formRef, state, result, thanks, isComplete, count, estimate, submission } as const
}

export type EstimatorState = ReturnType<typeof useEstimator>
