import { startTransition, useState } from 'react'
import { clearDraft } from '@/lib/browser/leads/drafts'
import { countEvent } from '@/lib/browser/measure/counted-events'
import { type Estimate, estimateRevenue, parseCapacity } from '@/lib/business/estimate'
import type { Locale } from '@/lib/i18n/locales'
import { formNames } from '@/lib/leads/form-names'
import { estimatorLead } from '@/lib/leads/payloads'
import { type EstimateInputs, estimateSchema, type GateValues, readEstimateLink } from '@/lib/leads/schemas'
import { useDraftForm } from '../forms/use-draft-form'
import type { Submission } from '../forms/use-submission'
import { answersOf } from './answers'
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

/**
 * A computed estimate with its answers, the public income range of their place or of all properties, and the step that
 * follows.
 */
export type Result = { inputs: EstimateInputs; estimate: Estimate; range: string; step: string }

/** What is known of the shown estimate once the gate was sent, its email address, and how to send it as well. */
export type Thanks = { email: string; state: SendState | 'unsent'; sendAgain: () => void }

/** The state of the estimator (initial, gated, thanked) and its transitions. */
export function useEstimator({ labels, locale, location, areas }: EstimatorProps) {
  const [result, setResult] = useState<Result | null>(null)
  /** The email address that the thank-you names; null until the gate was sent. */
  const [sentTo, setSentTo] = useState<string | null>(null)
  /** What the gate was sent with. Null for a bot, of which nothing is sent. */
  const [contact, setContact] = useState<GateValues | null>(null)
  const { send, stateOf } = useSentLeads()
  // What is missing, in sentences: nothing if every required field is filled in, null before hydration.
  const [missing, setMissing] = useState<string | null>(null)
  const [count, setCount] = useState(0)
  const rangeOf = (place: string) => findRange(areas, place) ?? labels.average
  const [range, setRange] = useState(() => rangeOf(location))
  // The answers that the form in the hero asks for.
  const [given, setGiven] = useState<string[]>([])

  const draftForm = useDraftForm({
    name: formNames.estimate,
    schema: estimateSchema,
    defaultValues: { location, sleepingCapacity: '', amenities: [] },
    fromUrl() {
      const answers = readEstimateLink(window.location.search)
      if (answers.propertyType && answers.sleepingCapacity) setStart('given')
      return answers
    },
    onValues(values) {
      const { sleepingCapacity, propertyType, amenities } = values
      const needs = (['sleepingCapacity', 'propertyType'] as const).filter((name) => !values[name])
      if (needs.length === 0) loadAnimation()
      else if (formRef.current?.dataset.start) setStart('changed')
      // The browser shows the selected amenity before React renders the count.
      startTransition(() => {
        setMissing(needs.map((name) => labels.needs[name]).join(' '))
        setCount(amenities.length)
        setRange(rangeOf(values.location))
        const answers = { sleepingCapacity, propertyType: labels.types[propertyType] }
        setGiven(answersOf(labels, answers))
      })
    },
  })
  const { form, formRef } = draftForm
  const setStart = (start: 'given' | 'changed') => {
    if (formRef.current) formRef.current.dataset.start = start
  }

  const estimate = form.handleSubmit((inputs) => {
    const { propertyType, sleepingCapacity, amenities } = inputs
    const capacity = parseCapacity(sleepingCapacity)
    if (capacity === null) return
    countEvent('estimate')
    const revenue = estimateRevenue(propertyType, capacity, amenities)
    const steps = formRef.current?.dataset.start ? labels.steps.started : labels.steps.first
    // A slow phone shows the pressed button before it renders the card.
    startTransition(() =>
      setResult({ inputs, estimate: revenue, range: rangeOf(inputs.location), step: steps[1] ?? '' }),
    )
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
    afterwards(_isSent, { email }) {
      clearDraft(formNames.estimate)
      clearDraft(formNames.lead)
      setSentTo(email)
    },
  }

  /** What the thank-you says: an estimate with other answers than those sent can be sent too. */
  const lead = contact && result && leadFor(contact, result)
  const thanks: Thanks | null =
    sentTo === null
      ? null
      : {
          email: sentTo,
          state: lead ? (stateOf(lead) ?? 'unsent') : 'sent',
          sendAgain: () => lead && send(lead),
        }

  const state = result === null ? 'initial' : thanks ? 'thanked' : 'gated'
  return { ...draftForm, state, result, thanks, missing, given, count, range, estimate, submission } as const
}

export type EstimatorState = ReturnType<typeof useEstimator>
