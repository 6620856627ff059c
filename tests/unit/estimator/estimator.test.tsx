import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Estimator } from '@/components/estimator/estimator'
import {
  areaAccounts,
  averageAccount,
  estimatorLabels,
  outsideAccount,
} from '@/components/estimator/estimator-labels'
import { flipCard } from '@/components/estimator/flip-card.browser'
import { areaCommunes } from '@/lib/content/communes'
import { fillIn } from '@/lib/i18n/texts'
import { translatorOf } from '@/lib/i18n/translate'
import { sendLead } from '@/lib/leads/send-lead.browser'
import { collectCountedEvents } from '../browser/collect-counted-events'

jest.mock('@/lib/leads/send-lead.browser')
jest.mock('@/components/estimator/flip-card.browser')
const send = jest.mocked(sendLead)
const user = userEvent.setup({ delay: null })

const counted = collectCountedEvents()
beforeEach(() => {
  send.mockResolvedValue()
  // jsdom has neither.
  window.fetch = jest.fn(async () => ({ ok: true, json: async () => areaCommunes() }) as Response)
  window.matchMedia = jest.fn(() => ({ matches: true }) as MediaQueryList)
})

const t = translatorOf('fr')
const labels = estimatorLabels(t, 'fr')

/** Renders the estimator; returns its parts. */
function renderEstimator(known: Partial<typeof labels> = {}) {
  const { container, unmount } = render(
    <Estimator
      labels={{ ...labels, ...known }}
      locale="fr"
      location=""
      areas={areaAccounts(t)}
      all={averageAccount(t)}
      outside={outsideAccount(t)}
    />,
  )
  const part = container.querySelector('[data-part="estimator"]')
  return {
    unmount,
    expectState: (state: string) => waitFor(() => expect(part).toHaveAttribute('data-state', state)),
    place: screen.getByLabelText(`${labels.location.label} ${labels.forms.mark}`),
    type: screen.getByRole('radio', { name: labels.types.f2 }),
    capacity: screen.getByLabelText(labels.sleepingCapacity.label),
    submit: screen.getByRole('button', { name: labels.submit }),
  }
}

/** Renders the estimator and asks for the estimate of a property with two bedrooms. */
async function reachGate(place = 'Autun', known?: Partial<typeof labels>) {
  const view = renderEstimator(known)
  await user.type(view.place, place)
  await user.click(view.type)
  await user.type(view.capacity, '4{Enter}')
  await view.expectState('gated')
  return view
}

const email = () => screen.getByLabelText(labels.gate.email)
const output = () => document.querySelector('output')?.textContent

/** Fills in the gate and sends it. */
async function submitGate(address = 'anne@exemple.fr') {
  await user.type(email(), address)
  await user.type(screen.getByLabelText(labels.gate.phone), '0612345678')
  const button = screen.getByRole('button', { name: labels.gate.submit })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  fireEvent.click(button)
}

test('shows what can be relied on before the raw calculation, and two ways on after the fields', async () => {
  await reachGate()
  const order = [
    '#gate-title',
    'dl',
    'output[name="monthlyRevenue"]',
    'output[name="yearlyRevenue"]',
    '#lead-email',
    '#lead-phone',
    '#lead-note',
    '#lead-submit',
    'a[href="#contact"]',
    '#lead-written',
    'form[name="lead"] a[href="#legal"]',
  ].map((selector) => document.querySelector(selector))
  const shown = [...document.querySelectorAll('*')]
  const places = order.map((part) => part && shown.indexOf(part))
  expect(places).not.toContain(null)
  expect(places).toEqual(places.toSorted((one, other) => Number(one) - Number(other)))
})

test.each([
  [{ team: [], isCalledFrom: false }, 0, 0],
  [{ team: [{ label: 'Qui', text: 'Anne' }], isCalledFrom: true }, 1, 1],
])('says under the phone field what is known of who calls: %j', async (known, facts, lines) => {
  await reachGate('Autun', known)
  expect(screen.queryAllByText('Anne')).toHaveLength(facts)
  expect(document.body.textContent?.split(labels.gate.callsFrom)).toHaveLength(1 + lines)
})

test('offers communes with their postcode, and shows the range of a place once its field is left', async () => {
  const { place: field } = renderEstimator()
  const settons = areaAccounts(t).find(({ name }) => name === 'settons')?.account
  const range = fillIn(labels.location.range, { ...settons, max: '', place: 'Moux-en-Morvan' })
  const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  // What follows is announced.
  expect(hint).toHaveAttribute('aria-live', 'polite')
  await user.type(field, 'Moux')
  await waitFor(() => expect(field).toHaveAttribute('list', document.querySelector('datalist')?.id))
  expect(document.querySelector('option[value="Moux-en-Morvan 58230"]')).not.toBeNull()
  expect(hint?.textContent).toBe(labels.location.hint)
  await user.tab()
  await waitFor(() => expect(hint?.textContent).toBe(labels.location.hint + range))
  await user.click(field)
  expect(hint?.textContent).toBe(labels.location.hint)
})

test.each([
  ['Anost', areaAccounts(t).find(({ name }) => name === 'autun')?.account.title ?? ''],
  ['75001', outsideAccount(t).title],
  ['x', averageAccount(t).title],
])('shows the account of the area of %s', async (place, title) => {
  const { place: field } = renderEstimator()
  await user.type(field, place)
  await waitFor(() => expect(document.body.textContent).toContain(title))
})

test.each([
  ['4', 'f2', null, labels.result.noteAbove],
  ['2', 'studio', labels.gate.studio, labels.result.note],
  ['8', 'f4', labels.gate.large, labels.result.noteAbove],
] as const)(
  'says at the gate whether %s places in %s are ordinary, and whether the figure is above the range',
  async (capacity, type, line, note) => {
    const view = renderEstimator()
    await user.click(screen.getByRole('radio', { name: labels.types[type] }))
    await user.type(view.capacity, `${capacity}{Enter}`)
    await view.expectState('gated')
    const lines = [labels.gate.studio, labels.gate.large, labels.account.ordinary]
    expect(lines.filter((text) => document.body.textContent?.includes(text))).toEqual(line ? [line] : [])
    const notes = [labels.result.note, labels.result.noteAbove]
    expect(notes.filter((text) => document.body.textContent?.includes(text))).toEqual([note])
  },
)

test('both ways carry the answers that the fields show, and the second what is typed at the gate', async () => {
  const view = await reachGate('Autun')
  const link = screen.getByRole('link', { name: labels.gate.write })
  expect(link).toHaveAttribute('data-note', labels.gate.ready)
  await user.type(view.capacity, '2')
  const answers = ['Autun', labels.types.f2, '42'].map((value) => expect.stringContaining(value))
  expect(link.dataset.message?.split('\n')).toEqual([labels.gate.message, ...answers])
  await submitGate()
  expect(link.dataset).toMatchObject({ email: 'anne@exemple.fr', note: labels.gate.readyName })
  await view.expectState('thanked')
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ sleepingCapacity: '42' }), expect.anything())
  expect(document.querySelector('[data-part="send-again"]')).toBeNull()
})

test('closes the card if nothing can be computed from the answers, and asks for a contact once', async () => {
  const view = await reachGate()
  const estimate = async (capacity: string) => {
    await user.clear(view.capacity)
    await user.type(view.capacity, `${capacity}{Enter}`)
  }
  await estimate('0')
  await view.expectState('initial')
  expect(document.querySelector('output')).toBeNull()
  expect(view.capacity).toHaveAccessibleDescription(expect.stringContaining(labels.needs.sleepingCapacity))
  await estimate('6')
  await view.expectState('gated')
  await submitGate()
  await view.expectState('thanked')
  await estimate('abc')
  await view.expectState('initial')
  await estimate('8')
  await view.expectState('thanked')
  expect(send).toHaveBeenCalledTimes(1)
})

test.each<[string, sends: number, inject: () => unknown]>([
  [
    'a program has filled in the honeypot',
    0,
    () => user.type(screen.getByLabelText(labels.forms.honeypot), 'x'),
  ],
  ['the body or the request throws', 1, () => send.mockRejectedValueOnce(new Error('injected'))],
])(
  'asks to press again and offers phone and email if %s, and the next press sends',
  async (_what, sends, inject) => {
    jest.spyOn(console, 'error').mockImplementation()
    const { expectState } = await reachGate()
    await inject()
    await submitGate()
    await waitFor(() => expect(screen.getAllByRole('status')[1]).toHaveTextContent(labels.gate.failure))
    for (const { href } of labels.forms.links)
      expect(document.querySelector(`form[name="lead"] [role="status"] + p a[href="${href}"]`)).toBeVisible()
    await expectState('gated')
    expect(send).toHaveBeenCalledTimes(sends)
    await user.click(screen.getByRole('button', { name: labels.gate.submit }))
    await expectState('thanked')
    expect(send).toHaveBeenCalledTimes(sends + 1)
  },
)

test('keeps what was typed at the gate for another estimate and for another page, and counts each estimate', async () => {
  const first = await reachGate()
  await user.type(email(), 'anne@exemple.fr')
  await user.type(screen.getByLabelText(labels.gate.phone), '0612345678')
  await user.click(screen.getByRole('button', { name: labels.result.another }))
  expect(first.place).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(counted).toEqual(['estimate', 'estimate']))
  expect(email()).toHaveValue('anne@exemple.fr')
  first.unmount()
  const { submit, expectState } = renderEstimator()
  await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'))
  await user.click(submit)
  await expectState('gated')
  expect(email()).toHaveValue('anne@exemple.fr')
  expect(screen.getByRole('button', { name: labels.gate.submit })).not.toHaveAttribute('aria-disabled')
})

test('takes no correction of the gate while it is being sent, because it would be lost', async () => {
  const { expectState } = await reachGate()
  let arrive = () => {}
  send.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  await submitGate('anne@gmial.com')
  await waitFor(() => expect(email()).toHaveAttribute('readonly'))
  expect(screen.getByLabelText(labels.gate.phone)).toHaveAttribute('readonly')
  expect(screen.queryByRole('button', { name: /@gmail/ })).toBeNull()
  arrive()
  await expectState('thanked')
})

test('keeps an estimate with other answers that is made while the gate is being sent', async () => {
  const view = await reachGate()
  let arrive = () => {}
  send.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  await submitGate()
  await waitFor(() => expect(email()).toHaveAttribute('readonly'))
  const former = output()
  await user.type(view.capacity, '2{Enter}')
  await waitFor(() => expect(output()).not.toBe(former))
  const newer = output()
  arrive()
  await view.expectState('thanked')
  expect(output()).toBe(newer)
  expect(document.querySelector('[data-part="send-again"]')).toBeVisible()
})

test('turns the card over once for the same answers', async () => {
  const { expectState } = await reachGate()
  const turned = jest.mocked(flipCard).mock.calls.length
  await submitGate()
  await expectState('thanked')
  expect(jest.mocked(flipCard).mock.calls).toHaveLength(turned)
})
