import { startTransition, useMemo, useReducer, useState } from 'react'
import { countEvent } from '@/lib/browser/measure.browser'
import {
  type Estimate,
  estimateRevenue,
  isAbove,
  parseCapacity,
  type Size,
  sizeOf,
} from '@/lib/business/estimate'
import { findPlace, type NamedArea } from '@/lib/content/find-place'
import type { Locale } from '@/lib/i18n/locales'
import { fillIn } from '@/lib/i18n/texts'
import { clearDraft } from '@/lib/leads/drafts.browser'
import { formNames } from '@/lib/leads/form-names'
import { amenityNames, estimatorLead } from '@/lib/leads/payloads'
import { type EstimateInputs, estimateSchema, type GateValues, readEstimateLink } from '@/lib/leads/schemas'
import { useDraftForm } from '../forms/use-draft-form'
import type { Submission } from '../forms/use-submission'
import type { AccountTexts } from './account'
import type { EstimatorLabels } from './estimator-labels'
import { loadAnimation } from './flip-card.browser'
import { useCommunes } from './use-communes'
import { type SendState, useSentLeads } from './use-sent-leads'

/** An area with the account of an ordinary property there. */
type Area = NamedArea & { account: AccountTexts }

export type EstimatorProps = {
  labels: EstimatorLabels
  locale: Locale
  /** The name of the city that a page is about; empty elsewhere. */
  location: string
  areas: Area[]
  /** The account of all properties. */
  all: AccountTexts
  /** The same for a place in none of the areas. */
  outside: AccountTexts
}

/** What the estimator has computed, and what the gate was sent with: it asks once. Each is null until then. */
type State = { inputs: EstimateInputs | null; contact: GateValues | null }

type Action =
  | { type: 'estimated'; inputs: EstimateInputs }
  /** Nothing can be computed from the answers of this press: the card belongs to former ones. */
  | { type: 'refused' }
  /** The gate of the estimate `pressed` was sent, with the answers that its fields showed then. */
  | { type: 'sent'; contact: GateValues; inputs: EstimateInputs | null; pressed: EstimateInputs | null }

function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'estimated':
      return { ...state, inputs: action.inputs }
    case 'refused':
      return { ...state, inputs: null }
    case 'sent': {
      const { inputs, contact, pressed } = action
      const isNewer = state.inputs !== null && state.inputs !== pressed
      // The same object for the same answers: the card turns over for others.
      const isSame = JSON.stringify(state.inputs) === JSON.stringify(inputs)
      return { inputs: isNewer || isSame ? state.inputs : inputs, contact }
    }
  }
}

/** An estimate with its answers, those that the gate sends as text, and the account of their place or of all properties. */
export type Result = {
  inputs: EstimateInputs
  answers: string[]
  estimate: Estimate
  size: Size
  account: AccountTexts
  /** Whether the figure is above the range of that account. */
  isAbove: boolean
}

/** What is known of the shown estimate once the gate was sent, its email address, and how to send it as well. */
export type Thanks = { email: string; state: SendState | 'unsent'; sendAgain: () => void }

const questions = ['location', 'propertyType', 'sleepingCapacity', 'amenities'] as const

/** The answers that are not empty, each after the label of its question. */
export const answersOf = (labels: EstimatorLabels, inputs: Partial<EstimateInputs>): string[] => {
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

/** The form of the estimator, and its states: it asks (initial), shows a result behind its gate (gated), thanks (thanked). */
export function useEstimator({ labels, locale, location, areas, all, outside }: EstimatorProps) {
  const [{ inputs, contact }, dispatch] = useReducer(reduce, { inputs: null, contact: null })
  /** What the fields show; null before hydration. */
  const [values, setValues] = useState<EstimateInputs | null>(null)
  const { send, stateOf } = useSentLeads()
  const draftForm = useDraftForm({
    name: formNames.estimate,
    schema: estimateSchema,
    defaultValues: { location, sleepingCapacity: '', amenities: [] },
    // Of a link, or of the hero's form if its script has not run.
    fromUrl: () => readEstimateLink(window.location.href),
    onValues(values) {
      if (values.sleepingCapacity && values.propertyType) loadAnimation()
      // The browser shows a choice before React renders what follows from it.
      startTransition(() => setValues({ ...values }))
    },
  })
  const { form } = draftForm

  const estimate = form.handleSubmit(
    (inputs) => {
      if (inputs.location !== location) loadCommunes()
      countEvent('estimate')
      // A slow phone shows the pressed button before it renders the card.
      startTransition(() => dispatch({ type: 'estimated', inputs }))
    },
    () => dispatch({ type: 'refused' }),
  )

  const typed = (inputs ?? values)?.location ?? location
  const { communes, loadCommunes } = useCommunes(typed !== location && typed.trim() !== '')
  const place = useMemo(() => findPlace(areas, typed, communes ?? undefined), [areas, typed, communes])
  const account = place.kind === 'found' ? place.area.account : place.kind === 'outside' ? outside : all
  /** The answers that the gate sends: those that the fields show, if an estimate can be made from them. */
  const current = inputs && (estimateSchema.safeParse(form.getValues()).data ?? inputs)
  const computed = inputs && compute(inputs)
  const result: Result | null = inputs &&
    current &&
    computed && {
      ...computed,
      inputs,
      answers: answersOf(labels, current),
      account,
      isAbove: isAbove(computed.estimate, account),
    }

  const leadFor = (gateValues: GateValues, inputs: EstimateInputs) =>
    estimatorLead({ gateValues, inputs, ...compute(inputs) }, labels.names, locale)

  /** The gate always shows the thank-you: a lead that fails waits in the outbox. */
  const submission: Submission<GateValues> = {
    async post(gateValues) {
      if (!current) return false
      await send(leadFor(gateValues, current))
      return true
    },
    afterwards(isSent, gateValues) {
      if (!isSent) return
      clearDraft(formNames.estimate)
      clearDraft(formNames.lead)
      dispatch({ type: 'sent', contact: gateValues, inputs: current, pressed: inputs })
    },
  }

  /** An estimate with other answers than those sent can be sent too. */
  const lead = contact && inputs && leadFor(contact, inputs)
  const thanks: Thanks | null = lead && {
    email: lead.email,
    state: stateOf(lead) ?? 'unsent',
    sendAgain: () => send(lead),
  }

  const state = result === null ? 'initial' : thanks ? 'thanked' : 'gated'
  return {
    ...draftForm,
    state,
    values,
    communes,
    loadCommunes,
    account,
    estimate,
    result,
    thanks,
    submission,
  } as const
}

/** What is computed from valid answers. */
function compute({ propertyType, sleepingCapacity, amenities }: EstimateInputs) {
  const capacity = parseCapacity(sleepingCapacity) ?? 0
  return {
    estimate: estimateRevenue(propertyType, capacity, amenities),
    size: sizeOf(propertyType, capacity),
  }
}

export type EstimatorState = ReturnType<typeof useEstimator>
