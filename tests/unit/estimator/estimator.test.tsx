import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { amenities, propertyTypes } from '@/lib/business/estimate'
import { placeIndex } from '@/lib/content/place-index'
import { sendLead } from '@/lib/leads/send-lead'
import { renderEstimator } from './render-estimator'

jest.mock('@/lib/leads/send-lead')
const send = jest.mocked(sendLead)
const user = userEvent.setup({ delay: null })

beforeEach(() => {
  sessionStorage.clear()
  send.mockReset().mockResolvedValue()
  // jsdom has none of these.
  window.matchMedia = jest.fn(() => ({ matches: true }) as MediaQueryList)
  globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => placeIndex('fr') }) as Response)
})

/** Text as queries see it: every kind of space is a plain one. */
const spaced = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ')

describe('The estimate form', () => {
  test('asks for place, type, beds and twenty amenities, and counts the selected ones', async () => {
    const { labels, state, submit, form } = renderEstimator()
    const controls = (name: string) => [...form().querySelectorAll<HTMLInputElement>(`[name="${name}"]`)]
    expect(state()).toBe('initial')
    expect(screen.getByLabelText(labels.location.label)).toHaveValue('')
    expect(controls('propertyType').map(({ value }) => value)).toEqual(propertyTypes)
    const boxes = controls('amenities')
    expect(boxes.map(({ value }) => value).sort()).toEqual([...amenities].sort())
    expect(submit()).toBeDisabled()
    for (const selected of [0, 1, 2]) {
      await waitFor(() =>
        expect(screen.getByRole('status')).toHaveTextContent(spaced(labels.amenities.selected[selected])),
      )
      await user.click(boxes[selected] as HTMLElement)
    }
  })

  test.each(['0', 'abc', '-'])(
    'computes nothing from %p beds and shows a hint at the field',
    async (beds) => {
      const { labels, state, submit, capacity, type } = renderEstimator()
      await user.click(type('studio'))
      await user.type(capacity(), beds)
      await user.click(submit())
      expect(await screen.findByRole('alert')).toHaveTextContent(spaced(labels.hint))
      expect(state()).toBe('initial')
      expect(capacity()).toHaveFocus()
      expect(capacity()).toHaveAccessibleDescription(expect.stringContaining(spaced(labels.hint)))
      await user.clear(capacity())
      await user.type(capacity(), '3')
      await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    },
  )

  test('takes over answers that a script sets with native events', async () => {
    const { capacity, type, submit, state } = renderEstimator()
    const beds = capacity() as HTMLInputElement
    act(() => {
      beds.setRangeText('6', 0, 0, 'end')
      beds.dispatchEvent(new InputEvent('input', { bubbles: true }))
      type('f3').click()
    })
    await waitFor(() => expect(submit()).toBeEnabled())
    await user.click(submit())
    await waitFor(() => expect(state()).toBe('gated'))
  })
})

/** Answers the questions for a property with two bedrooms and asks for the estimate. */
async function estimate(view: ReturnType<typeof renderEstimator>, place = '', beds = '4') {
  if (place) await user.type(screen.getByLabelText(view.labels.location.label), place)
  await user.click(view.type('f2'))
  await user.type(view.capacity(), `${beds}{Enter}`)
  await waitFor(() => expect(view.state()).toBe('gated'))
}

describe('The result', () => {
  test.each([
    ['fr', '4', '3 375 €', '41 063 €'],
    ['nl', '4', '€ 3.375', '€ 41.063'],
    ['en', '100000000000', '€84,375,000,000,000', '€1,026,562,500,000,000'],
  ] as const)('is blurred behind the gate, in euros as written in %s', async (locale, beds, ...euros) => {
    const view = renderEstimator({ locale })
    await estimate(view, '', beds)
    const outputs = [view.output('monthlyRevenue'), view.output('yearlyRevenue')]
    expect(outputs.map((output) => spaced(output?.textContent))).toEqual(euros)
    for (const output of outputs) expect(output).toHaveAttribute('aria-hidden', 'true')
    expect(screen.getByText(spaced(view.labels.result.blurred))).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: view.labels.gate.title })).toHaveFocus()
  })

  test('shows the public range of a recognised place only', async () => {
    const view = renderEstimator()
    await estimate(view, 'chateau chinon')
    const range = await screen.findByText(/indicatifs à Château-Chinon/)
    expect(spaced(range.textContent)).toContain('de 1 000 à 1 800 €')
    expect(globalThis.fetch).toHaveBeenCalledWith('/places/fr.json')
    await user.clear(screen.getByLabelText(view.labels.location.label))
    await user.type(screen.getByLabelText(view.labels.location.label), 'Paris{Enter}')
    await waitFor(() => expect(screen.queryByText(/indicatifs à/)).not.toBeInTheDocument())
  })

  test('shows its link if the clipboard is blocked', async () => {
    const view = renderEstimator()
    await estimate(view, 'Autun')
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await user.click(screen.getByRole('button', { name: view.labels.share.copy }))
    const link = await screen.findByRole('textbox', { name: view.labels.share.copy })
    expect(link).toHaveValue('http://localhost/?location=Autun&propertyType=f2&sleepingCapacity=4#calculator')
  })
})

describe('The gate', () => {
  const gate = (view: ReturnType<typeof renderEstimator>) => ({
    button: () => screen.getByRole('button', { name: view.labels.gate.submit }),
    email: () => screen.getByLabelText(view.labels.gate.email),
    phone: () => screen.getByLabelText(view.labels.gate.phone),
  })

  /** Renders the estimator with an estimate behind the gate. */
  async function reachGate(place?: string) {
    const view = renderEstimator()
    await estimate(view, place)
    return { ...view, ...gate(view) }
  }

  test('enables its button once its schema accepts e-mail and phone', async () => {
    const { button, email, phone } = await reachGate()
    expect(button()).toBeDisabled()
    await user.type(email(), 'anne')
    await user.type(phone(), 'abc')
    expect(button()).toBeDisabled()
    await user.type(email(), '@')
    await waitFor(() => expect(button()).toBeEnabled())
    await user.clear(phone())
    await waitFor(() => expect(button()).toBeDisabled())
  })

  test('sends the answers of the estimate, also if they have changed since, then shows the thank-you', async () => {
    const view = await reachGate('Autun')
    await user.click(screen.getByRole('checkbox', { name: view.labels.amenities.names.pool }))
    await user.type(view.email(), 'anne@exemple.fr')
    await user.type(view.phone(), '0612345678')
    await waitFor(() => expect(view.button()).toBeEnabled())
    await user.type(view.phone(), '{Enter}')
    await waitFor(() => expect(view.state()).toBe('thanked'))
    expect(send).toHaveBeenCalledTimes(1)
    expect(send).toHaveBeenCalledWith(
      '/forms',
      expect.objectContaining({
        email: 'anne@exemple.fr',
        location: 'Autun',
        amenities: '',
        monthlyRevenue: 3375,
      }),
    )
    expect(screen.getByRole('heading', { name: view.labels.thanks.title })).toHaveFocus()
    expect(document.querySelector('[data-part="next-step"]')).toBeInTheDocument()
    expect(view.output('monthlyRevenue')).toHaveAttribute('aria-hidden', 'true')
    expect(sessionStorage).toHaveLength(0)

    const before = view.output('monthlyRevenue')?.textContent
    await user.click(view.submit())
    await waitFor(() => expect(view.output('monthlyRevenue')?.textContent).not.toBe(before))
    expect(view.state()).toBe('thanked')
    expect(document.querySelector('form[name="lead"]')).not.toBeInTheDocument()
  })

  /** Fills in the gate and presses its button. */
  async function leave(view: Awaited<ReturnType<typeof reachGate>>) {
    await user.type(view.email(), 'anne@exemple.fr')
    await user.type(view.phone(), '0612')
    await waitFor(() => expect(view.button()).toBeEnabled())
    fireEvent.click(view.button())
  }

  test('sends one lead, however often it is submitted', async () => {
    const view = await reachGate()
    let arrive = () => {}
    send.mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve
      }),
    )
    await leave(view)
    fireEvent.submit(view.phone())
    await user.click(view.button())
    arrive()
    await waitFor(() => expect(view.state()).toBe('thanked'))
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('shows the thank-you after four seconds without an answer', async () => {
    const view = await reachGate()
    send.mockReturnValue(new Promise(() => {}))
    await user.type(view.email(), 'anne@exemple.fr')
    await user.type(view.phone(), '0612')
    await waitFor(() => expect(view.button()).toBeEnabled())
    jest.useFakeTimers()
    act(() => view.button().click())
    await act(() => jest.advanceTimersByTimeAsync(3900))
    expect(view.state()).toBe('gated')
    await act(() => jest.advanceTimersByTimeAsync(200))
    jest.useRealTimers()
    await waitFor(() => expect(view.state()).toBe('thanked'))
  })

  test('shows the thank-you to a machine that filled the honeypot, and sends nothing', async () => {
    const view = await reachGate()
    await user.type(screen.getByLabelText(view.labels.honeypot), 'x')
    await leave(view)
    await waitFor(() => expect(view.state()).toBe('thanked'))
    expect(send).not.toHaveBeenCalled()
  })

  test('restores its draft, and keeps its values when the visitor estimates again', async () => {
    const first = await reachGate()
    await user.type(first.email(), 'anne@exemple.fr')
    await user.click(first.submit())
    expect(first.email()).toHaveValue('anne@exemple.fr')
    first.unmount()
    const view = renderEstimator()
    await waitFor(() => expect(view.submit()).toBeEnabled())
    await user.click(view.submit())
    await waitFor(() => expect(view.state()).toBe('gated'))
    expect(gate(view).email()).toHaveValue('anne@exemple.fr')
  })
})
