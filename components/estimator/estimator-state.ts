import type { EstimateInputs, GateValues } from '@/lib/leads/schemas'

/**
 * Where an answer of the estimator is, in the order in which it gets there:
 * - the fields hold what the visitor sees. It is what counts: the form takes it over before each press (`syncFields`);
 * - React Hook Form holds the same as values, checks them at a press, and keeps them as a draft for the session (`useDraft`);
 * - `values` is a copy of them for what is rendered from open questions. It may be a frame late;
 * - `inputs` are the checked answers of the shown card. They stay while the visitor changes the fields;
 * - the outbox holds the lead from the press of the gate until it has arrived.
 */
export type State = {
  inputs: EstimateInputs | null
  /** The inputs of the last press of Estimate: `inputs` also change as the gate is sent with other answers. */
  asked: EstimateInputs | null
  /** What the gate was sent with: it asks once. */
  contact: GateValues | null
}

export type Action =
  | { type: 'estimated'; inputs: EstimateInputs }
  /** Nothing can be computed from the answers of this press: the card belongs to former ones. */
  | { type: 'refused' }
  /** The gate of the estimate `asked` was sent, with the answers that its fields showed then. */
  | { type: 'sent'; contact: GateValues; inputs: EstimateInputs; asked: EstimateInputs | null }

/** The state after an action. */
export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'estimated':
      return { ...state, inputs: action.inputs, asked: action.inputs }
    case 'refused':
      return { ...state, inputs: null, asked: null }
    case 'sent': {
      const { inputs, contact, asked } = action
      const isNewer = state.asked !== null && state.asked !== asked
      // The same object for the same answers: the card turns over for others.
      const isSame = JSON.stringify(state.inputs) === JSON.stringify(inputs)
      return { ...state, inputs: isNewer || isSame ? state.inputs : inputs, contact }
    }
  }
}

export const initialState: State = { inputs: null, asked: null, contact: null }
