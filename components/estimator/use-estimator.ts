import { startTransition, useMemo, useReducer, useRef, useState } from 'react'
import { countEvent } from '@/lib/browser/measure.browser'
import {
  type Estimate,
  estimateRevenue,
  isAbove,
  parseCapacity,
  type Size,
  sizeOf,
} from '@/lib/business/estimate'
import { findPlace } from '@/lib/content/find-place'
import { fillIn } from '@/lib/i18n/texts'
import { clearDraft } from '@/lib/leads/drafts.browser'
import { formNames } from '@/lib/leads/form-names'
import { amenityNames, estimatorLead } from '@/lib/leads/payloads'
import { type EstimateInputs, estimateSchema, type GateValues, readEstimateLink } from '@/lib/leads/schemas'
import { useDraftForm } from '../forms/use-draft-form'
import type { Submission } from '../forms/use-submission'
import type { EstimatorProps } from './estimator-context'
import type { EstimatorLabels } from './estimator-labels'
import { initialState, reduce } from './estimator-state'
import { loadAnimation } from './flip-card.browser'
import { type ShownPlace, shownPlace } from './shown-place'
import { useCommunes } from './use-communes'
import { type SendState, useSentLeads } from './use-sent-leads'

/** An estimate with its answers and its place, and the answers for whoever goes on without a number, as text. */
export type Result = {
  inputs: EstimateInputs
  asked: EstimateInputs | null
  answers: string[]
  estimate: Estimate
  size: Size
  place: ShownPlace
  /** Whether the figure is above the range of that place. */
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
export function useEstimator({ labels, locale, location, areas, all }: EstimatorProps) {
  const [{ inputs, asked, contact }, dispatch] = useReducer(reduce, initialState)
  /** Null before hydration. */
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
  const known = useMemo(() => findPlace(areas, typed, communes ?? undefined), [areas, typed, communes])
  const place = shownPlace(labels.account, known, all)
  const computed = inputs && compute(inputs)
  const result: Result | null = inputs &&
    computed && {
      ...computed,
      inputs,
      asked,
      answers: answersOf(labels, values ?? inputs),
      place,
      isAbove: isAbove(computed.estimate, place.account),
    }

  const leadFor = (gateValues: GateValues, inputs: EstimateInputs) =>
    estimatorLead({ gateValues, inputs, ...compute(inputs) }, labels.names, locale)

  /** The answers that the fields show at the press of the gate, if an estimate can be made from them. A render may follow. */
  const pressed = useRef<EstimateInputs>(null)
  /** The gate always shows the thank-you: a lead that fails waits in the outbox. */
  const submission: Submission<GateValues> = {
    async post(gateValues) {
      pressed.current = estimateSchema.safeParse(form.getValues()).data ?? inputs
      if (!pressed.current) return false
      await send(leadFor(gateValues, pressed.current))
      return true
    },
    afterwards(isSent, gateValues) {
      if (!isSent || !pressed.current) return
      clearDraft(formNames.estimate)
      clearDraft(formNames.lead)
      dispatch({ type: 'sent', contact: gateValues, inputs: pressed.current, asked })
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
    place,
    communes,
    loadCommunes,
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
