import { startTransition, useState } from 'react'
import { type Estimate, estimateRevenue, parseCapacity } from '@/lib/business/estimate'
import type { Locale } from '@/lib/i18n/locales'
import { fillIn } from '@/lib/i18n/texts'
import { clearDraft } from '@/lib/leads/drafts.browser'
import { formNames } from '@/lib/leads/form-names'
import { amenityNames, estimatorLead } from '@/lib/leads/payloads'
import { type EstimateInputs, estimateSchema, type GateValues, readEstimateLink } from '@/lib/leads/schemas'
import { countEvent } from '@/lib/site/measure.browser'
import { useDraftForm } from '../forms/use-draft-form'
import type { Submission } from '../forms/use-submission'
import type { AccountTexts } from './account'
import type { EstimatorLabels } from './estimator-labels'
import { type Area, findArea } from './find-area'
import { loadAnimation } from './flip-card'
import { type SendState, useSentLeads } from './use-sent-leads'

export type EstimatorProps = {
  labels: EstimatorLabels
  locale: Locale
  /** The name of the city that a page is about; empty elsewhere. */
  location: string
  areas: Area[]
  /** The account of all properties. */
  all: AccountTexts
}

/**
 * A computed estimate with its answers, also as text, the account of their place or of all properties, and the step that
 * follows.
 */
export type Result = {
  inputs: EstimateInputs
  answers: string[]
  estimate: Estimate
  account: AccountTexts
  step: string
}

/** What is known of the shown estimate once the gate was sent, its email address, and how to send it as well. */
export type Thanks = { email: string; state: SendState | 'unsent'; sendAgain: () => void }

const questions = ['location', 'propertyType', 'sleepingCapacity', 'amenities'] as const

/** The answers that are not empty, each after the label of its question. */
const answersOf = (labels: EstimatorLabels, inputs: Partial<EstimateInputs>): string[] => {
  const values = {
    ...inputs,
    propertyType: inputs.propertyType && labels.types[inputs.propertyType],
    amenities: amenityNames(inputs.amenities ?? [], labels.names),
  }
  return questions.flatMap((name) => {
    const value = values[name]?.trim()
    return value ? fillIn(labels.answer, { label: labels[name].label, value }) : []
  })
}

/** The first two answers in the URL, with which the form in the hero opens the page if its script has not run. */
const answersInUrl = () => readEstimateLink(window.location.search)

/** Whether the form in the hero was sent, which asks two of the questions. */
function isStartedInHero(): boolean {
  const { propertyType, sleepingCapacity } = answersInUrl()
  const isInUrl = Boolean(propertyType && sleepingCapacity)
  return isInUrl || document.forms.namedItem(formNames.start)?.dataset.state === 'sent'
}

/** The state of the estimator (initial, gated, thanked) and its transitions. */
export function useEstimator({ labels, locale, location, areas, all }: EstimatorProps) {
  const [result, setResult] = useState<Result | null>(null)
  /** What the gate was sent with; null until then. */
  const [contact, setContact] = useState<GateValues | null>(null)
  const { send, stateOf } = useSentLeads()
  // What is missing, in sentences: nothing if every required field is filled in, null before hydration.
  const [missing, setMissing] = useState<string | null>(null)
  const [count, setCount] = useState(0)
  const accountOf = (place: string) => findArea(areas, place)?.account ?? all
  const [account, setAccount] = useState(() => accountOf(location))
  const [isStarted, setStarted] = useState(false)
  /** The answers given in the hero. */
  const [given, setGiven] = useState<string[]>([])
  const [isChanging, setChanging] = useState(false)

  const draftForm = useDraftForm({
    name: formNames.estimate,
    schema: estimateSchema,
    defaultValues: { location, sleepingCapacity: '', amenities: [] },
    fromUrl: answersInUrl,
    onValues(values) {
      const { sleepingCapacity, propertyType, amenities } = values
      const needs = (['sleepingCapacity', 'propertyType'] as const).filter((name) => !values[name])
      if (needs.length === 0) loadAnimation()
      // The browser shows the selected amenity before React renders the count.
      startTransition(() => {
        setMissing(needs.map((name) => labels.needs[name]).join(' '))
        setCount(amenities.length)
        setAccount(accountOf(values.location))
        setStarted(isStartedInHero())
        setGiven(answersOf(labels, { sleepingCapacity, propertyType }))
      })
    },
  })
  const { form } = draftForm
  const stepOf = (step: number) => {
    const [before, steps] = isStarted ? [1, 3] : [0, 2]
    return fillIn(labels.step, { step: `${step + before}`, steps: `${steps}` })
  }

  const estimate = form.handleSubmit((inputs) => {
    const { propertyType, sleepingCapacity, amenities } = inputs
    const capacity = parseCapacity(sleepingCapacity)
    if (capacity === null) return
    countEvent('estimate')
    const revenue = estimateRevenue(propertyType, capacity, amenities)
    const answers = answersOf(labels, inputs)
    // A slow phone shows the pressed button before it renders the card.
    startTransition(() =>
      setResult({ inputs, answers, estimate: revenue, account: accountOf(inputs.location), step: stepOf(2) }),
    )
  })

  const leadFor = (gateValues: GateValues, shown: Result) =>
    estimatorLead({ gateValues, ...shown }, labels.names, locale)

  /** The gate always shows the thank-you: a lead that fails waits in the outbox. */
  const submission: Submission<GateValues> = {
    async post(gateValues) {
      if (!result) return false
      await send(leadFor(gateValues, result))
      return true
    },
    afterwards(isSent, gateValues) {
      if (!isSent) return
      clearDraft(formNames.estimate)
      clearDraft(formNames.lead)
      setContact(gateValues)
    },
  }

  /** What the thank-you says: an estimate with other answers than those sent can be sent too. */
  const lead = contact && result && leadFor(contact, result)
  const thanks: Thanks | null = lead && {
    email: lead.email,
    state: stateOf(lead) ?? 'unsent',
    sendAgain: () => send(lead),
  }

  const state = result === null ? 'initial' : thanks ? 'thanked' : 'gated'
  return {
    ...draftForm,
    state,
    result,
    thanks,
    missing,
    step: stepOf(1),
    /** Null if the questions of the hero are asked here. */
    given: isStarted && !isChanging && missing === '' ? given : null,
    changeGiven() {
      setChanging(true)
      // Once the field is there.
      setTimeout(() => form.setFocus('sleepingCapacity'))
    },
    count,
    account,
    estimate,
    submission,
  } as const
}

export type EstimatorState = ReturnType<typeof useEstimator>
