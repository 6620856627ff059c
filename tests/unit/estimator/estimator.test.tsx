import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { areaRanges } from '@/components/estimator/area-ranges'
import { Estimator } from '@/components/estimator/estimator'
import { estimatorLabels } from '@/components/estimator/estimator-labels'
import { translatorOf } from '@/lib/i18n/translate'
import { sendLead } from '@/lib/leads/send-lead'
import { normaliseSpaces } from '../../normalise-spaces'
import { collectCountedEvents } from '../measure/collect-counted-events'

jest.mock('@/lib/leads/send-lead')
const send = jest.mocked(sendLead)
const user = userEvent.setup({ delay: null })

const counted = collectCountedEvents()
beforeEach(() => {
  send.mockResolvedValue()
  // jsdom has none of these.
  window.matchMedia = jest.fn(() => ({ matches: true }) as MediaQueryList)
})

const t = translatorOf('fr')
const labels = estimatorLabels(t)

/** Renders the estimator; returns its parts. */
function renderEstimator() {
  const { container, unmount } = render(
    <Estimator labels={labels} locale="fr" location="" areas={areaRanges(t)} />,
  )
  const part = container.querySelector('[data-part="estimator"]')
  return {
    unmount,
    expectState: (state: string) => waitFor(() => expect(part).toHaveAttribute('data-state', state)),
    output: () => container.querySelector('output[name="monthlyRevenue"]')?.textContent,
    place: screen.getByLabelText(`${labels.location.label} ${labels.location.mark}`),
    type: screen.getByRole('radio', { name: labels.types.f2 }),
    capacity: screen.getByLabelText(labels.capacity.label),
    pool: screen.getByRole('checkbox', { name: labels.amenities.names.pool }),
    submit: screen.getByRole('button', { name: labels.submit }),
  }
}

/** Renders the estimator and asks for the estimate of a property with two bedrooms. */
async function reachGate(place = 'Autun') {
  const view = renderEstimator()
  await user.type(view.place, place)
  await user.click(view.type)
  await user.type(view.capacity, '4{Enter}')
  await view.expectState('gated')
  return view
}

const email = () => screen.getByLabelText(labels.gate.email)

/** Fills in the gate and sends it. */
async function submitGate() {
  await user.type(email(), 'anne@exemple.fr')
  await user.type(screen.getByLabelText(labels.gate.phone), '0612345678')
  const button = screen.getByRole('button', { name: labels.gate.submit })
  await waitFor(() => expect(button).toBeEnabled())
  fireEvent.click(button)
}

test('computes nothing from an invalid capacity, and shows a hint at the field until it is valid', async () => {
  const { expectState, type, capacity, submit } = renderEstimator()
  await user.click(type)
  await user.type(capacity, 'abc')
  await user.click(submit)
  expect(await screen.findByRole('alert')).toHaveTextContent(normaliseSpaces(labels.hint))
  await expectState('initial')
  expect(capacity).toHaveFocus()
  expect(capacity).toHaveAccessibleDescription(expect.stringContaining(labels.hint))
  await user.clear(capacity)
  await user.type(capacity, '3')
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
})

test('says what Estimate needs until it is enabled, and announces no choice as invalid', async () => {
  const { type, capacity, submit } = renderEstimator()
  expect(type).toHaveAttribute('aria-invalid', 'false')
  expect(submit).toHaveAccessibleDescription(labels.needs)
  await user.click(type)
  await user.type(capacity, '4')
  await waitFor(() => expect(submit).toBeEnabled())
  expect(submit).not.toHaveAccessibleDescription()
})

test('shows the public range of a recognised place only', async () => {
  const { place } = await reachGate('chateau chinon')
  const range = await screen.findByText(/courant à Château-Chinon/)
  expect(normaliseSpaces(range.textContent)).toContain('de 1 000 à 1 800 €')
  await user.clear(place)
  await user.type(place, 'Paris{Enter}')
  await waitFor(() => expect(screen.queryByText(/courant à/)).not.toBeInTheDocument())
})

test('counts an estimate, and leads back to the questions for another one', async () => {
  const { place } = await reachGate()
  expect(counted).toEqual(['estimate'])
  await user.click(screen.getByRole('button', { name: labels.result.another }))
  expect(place).toHaveFocus()
})

test('sends the answers of the estimate, also if they have changed since, and then estimates without a gate', async () => {
  const { pool, submit, output, expectState } = await reachGate()
  await user.click(pool)
  await submitGate()
  await expectState('thanked')
  const lead = { email: 'anne@exemple.fr', location: 'Autun', amenities: '', monthlyRevenue: 3375 }
  expect(send.mock.calls).toEqual([[expect.objectContaining(lead), expect.any(Function)]])
  expect(sessionStorage).toHaveLength(0)
  const before = output()
  await user.click(submit)
  await waitFor(() => expect(output()).not.toBe(before))
  await expectState('thanked')
  expect(document.querySelector('form[name="lead"]')).not.toBeInTheDocument()
})

test('offers to send an estimate with other answers, once, with the same email and phone', async () => {
  const { pool, submit, expectState } = await reachGate()
  await submitGate()
  await expectState('thanked')
  await user.click(pool)
  await user.click(submit)
  const again = await screen.findByRole('button', { name: labels.again.submit })
  expect(again).toHaveAttribute('data-part', 'send-again')
  expect(screen.getByRole('heading', { name: labels.again.title })).toHaveFocus()
  let arrive = () => {}
  send.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  // A double click may come before React renders the first one.
  act(() => {
    again.click()
    again.click()
  })
  await waitFor(() => expect(again).toHaveTextContent(labels.sending))
  expect(send).toHaveBeenCalledTimes(2)
  const lead = { email: 'anne@exemple.fr', phone: '0612345678', amenities: labels.amenities.names.pool }
  expect(send).toHaveBeenLastCalledWith(expect.objectContaining(lead), expect.any(Function))
  arrive()
  expect(await screen.findByRole('heading', { name: labels.thanks.title })).toHaveFocus()
  expect(again).not.toBeInTheDocument()
  // The answers that were sent at first.
  await user.click(pool)
  await user.click(submit)
  await screen.findByRole('heading', { name: labels.thanks.title })
  expect(screen.queryByRole('button', { name: labels.again.submit })).not.toBeInTheDocument()
})

test('says that a request is still being sent only while it is known to have failed', async () => {
  let tell = (_hasArrived: boolean) => {}
  send.mockImplementation(async (_lead, onOutcome) => {
    tell = onOutcome
    onOutcome(false)
  })
  const { expectState } = await reachGate()
  await submitGate()
  await expectState('thanked')
  const said = () => screen.getAllByRole('status').map(({ textContent }) => normaliseSpaces(textContent))
  expect(said()).toContain(normaliseSpaces(labels.thanks.failed))
  for (const { href } of labels.thanks.links)
    expect(document.querySelector(`[data-part="estimator"] p:last-child a[href="${href}"]`)).toBeVisible()
  act(() => tell(true))
  await waitFor(() => expect(said()).toContain(normaliseSpaces(labels.thanks.text)))
})

test('shows the thank-you to a bot that fills in the honeypot, and sends nothing', async () => {
  const { expectState } = await reachGate()
  await user.type(screen.getByLabelText(labels.honeypot), 'x')
  await submitGate()
  await expectState('thanked')
  expect(send).not.toHaveBeenCalled()
})

test('restores the draft of the gate ready to send, and keeps its values when the visitor estimates again', async () => {
  const first = await reachGate()
  await user.type(email(), 'anne@exemple.fr')
  await user.type(screen.getByLabelText(labels.gate.phone), '0612345678')
  await user.click(first.submit)
  expect(email()).toHaveValue('anne@exemple.fr')
  first.unmount()
  const { submit, expectState } = renderEstimator()
  await waitFor(() => expect(submit).toBeEnabled())
  await user.click(submit)
  await expectState('gated')
  expect(email()).toHaveValue('anne@exemple.fr')
  await waitFor(() => expect(screen.getByRole('button', { name: labels.gate.submit })).toBeEnabled())
})

test('takes no correction of the gate while it is being sent, because it would be lost', async () => {
  const { expectState } = await reachGate()
  let arrive = () => {}
  send.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  await submitGate()
  await waitFor(() => expect(email()).toHaveAttribute('readonly'))
  expect(screen.getByLabelText(labels.gate.phone)).toHaveAttribute('readonly')
  arrive()
  await expectState('thanked')
})

test('shows and announces the thank-you also if a browser has translated the gate', async () => {
  const { expectState } = await reachGate()
  const announcement = (title: string) => {
    const heading = screen.getByRole('heading', { name: title })
    return within(heading.parentElement as HTMLElement).getByRole('status')
  }
  for (const node of [...(announcement(labels.gate.title).firstElementChild?.childNodes ?? [])])
    node.replaceWith(document.createElement('font'))
  await submitGate()
  await expectState('thanked')
  const { textContent } = announcement(labels.thanks.title)
  expect(normaliseSpaces(textContent)).toBe(normaliseSpaces(labels.thanks.text))
})
