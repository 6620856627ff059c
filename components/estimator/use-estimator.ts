import { startTransition, useState } from 'react'
import { type Estimate, estimateRevenue, parseCapacity } from '@/lib/business/estimate'
import type { Locale } from '@/lib/i18n/locales'
import { clearDraft } from '@/lib/leads/drafts'
import { readEstimateLink } from '@/lib/leads/estimate-link'
import { estimatorLead } from '@/lib/leads/payloads'
import { type EstimateInputs, estimateSchema, type GateValues } from '@/lib/leads/schemas'
import { sendLead } from '@/lib/leads/send-lead'
import { countEvent } from '@/lib/measure/counted-events'
import { useDraftForm } from '../forms/use-draft-form'
import type { Send } from '../forms/use-submission'
import type { EstimatorLabels } from './estimator-labels'
import { type AreaRange, findRange } from './find-range'
import { loadAnimation } from './flip-card'

export type EstimatorProps = {
  labels: EstimatorLabels
  locale: Locale
  /** The form endpoint; null sends nothing. */
  endpoint: string | null
  /** The name of the city that a page is about; empty elsewhere. */
  location: string
  areas: AreaRange[]
}

/** A computed estimate with its answers, and the public income range of their place if it is one of ours. */
export type Result = { inputs: EstimateInputs; estimate: Estimate; range: string | null }

/** The longest wait for the endpoint before the thank-you, ms; the request itself continues. */
const maxWait = 4000

/** The state of the estimator (initial, gated, thanked) and its transitions. */
export function useEstimator({ labels, locale, location, areas, endpoint }: EstimatorProps) {
  const [result, setResult] = useState<Result | null>(null)
  const [isThanked, setThanked] = useState(false)
  // Whether every required field is filled in, and the number of selected amenities.
  const [isComplete, setComplete] = useState(false)
  const [count, setCount] = useState(0)

  const { form, formRef } = useDraftForm({
    name: 'estimate',
    schema: estimateSchema,
    defaultValues: { location, sleepingCapacity: '', amenities: [] },
    fromUrl: () => readEstimateLink(window.location.search),
    onValues({ amenities }) {
      // The `required` attributes are the rule, here and in lib/early/early-input.ts.
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

  /** Always shows the thank-you. A bot that fills in the honeypot sees it too, but nothing is sent. */
  const submitGate: Send<GateValues> = async (gateValues, isBot) => {
    if (!result) return false
    const lead = estimatorLead({ gateValues, ...result }, labels.amenities.names, locale)
    const waited = new Promise((resolve) => setTimeout(resolve, maxWait))
    if (!isBot) await Promise.race([sendLead(endpoint, lead), waited])
    clearDraft('estimate')
    clearDraft('lead')
    setThanked(true)
    return true
  }

  const state = result === null ? 'initial' : isThanked ? 'thanked' : 'gated'
  return { form, formRef, state, result, isComplete, count, estimate, submitGate } as const
}

export type EstimatorState = ReturnType<typeof useEstimator>
