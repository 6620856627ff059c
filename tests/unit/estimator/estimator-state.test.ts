import { initialState, reduce, type State } from '@/components/estimator/estimator-state'
import type { EstimateInputs } from '@/lib/leads/schemas'

const contact = { email: 'anne@exemple.fr', phone: '06 12' }
const answers = (sleepingCapacity: string): EstimateInputs => ({
  location: 'Autun',
  propertyType: 'f2',
  sleepingCapacity,
  amenities: [],
})
const [four, six, eight] = [answers('4'), answers('6'), answers('8')]
/** Estimate was pressed with these answers. */
const gated = (inputs: EstimateInputs, state: State = initialState) =>
  reduce(state, { type: 'estimated', inputs })
/** The gate was sent with `inputs` while Estimate was last pressed with `asked`. */
const sent = (state: State, inputs: EstimateInputs, asked: EstimateInputs | null) =>
  reduce(state, { type: 'sent', contact, inputs, asked })

test.each<[string, State, State]>([
  ['Estimate shows its answers', gated(four), { inputs: four, asked: four, contact: null }],
  ['answers that compute nothing close the card', reduce(gated(four), { type: 'refused' }), initialState],
  ['the gate asks once', gated(six, sent(gated(four), four, four)), { inputs: six, asked: six, contact }],
  [
    'the thank-you is for what was sent',
    sent(gated(four), eight, four),
    { inputs: eight, asked: four, contact },
  ],
  ['a newer estimate stays', sent(gated(six, gated(four)), four, four), { inputs: six, asked: six, contact }],
])('%s', (_rule, state, expected) => expect(state).toEqual(expected))

test('the same answers are the same object, for which the card does not turn over', () => {
  expect(sent(gated(four), answers('4'), four).inputs).toBe(four)
})
