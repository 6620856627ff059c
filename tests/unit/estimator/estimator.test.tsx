import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { amenities, propertyTypes } from '@/lib/business/estimate'
import { placeIndex } from '@/lib/content/place-index'
import { translatorOf } from '@/lib/i18n/translate'
import { sendLead } from '@/lib/leads/send-lead'
import { renderEstimator } from './render-estimator'

jest.mock('@/lib/leads/send-lead')
const send = jest.mocked(sendLead)
const user = userEvent.setup({ delay: null })
const t = translatorOf('fr')

beforeEach(() => {
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  send.mockReset().mockResolvedValue()
  // jsdom has none of these.
  window.matchMedia = jest.fn(() => ({ matches: true }) as MediaQueryList)
  globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => placeIndex('fr') }) as Response)
})

/** Text as queries see it: every kind of space is a plain one. */
const spaced = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ')

const fields = (form: HTMLFormElement, name: string) => [
  ...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`),
]

describe('The estimate form', () => {
  test('asks for place, type, beds and twenty amenities, and counts those in words', async () => {
    const { labels, state, submit, form } = renderEstimator()
    expect(state()).toBe('initial')
    expect(screen.getByLabelText(labels.location.label)).toHaveValue('')
    const values = (name: string) => fields(form(), name).map(({ value }) => value)
    expect(values('propertyType')).toEqual(propertyTypes)
    expect(values('amenities').sort()).toEqual([...amenities].sort())
    expect(submit()).toBeDisabled()
    const boxes = fields(form(), 'amenities')
    for (const [chosen, words] of ['Aucun équipement', '1 équipement', '2 équipements'].entries()) {
      expect(screen.getByRole('status')).toHaveTextContent(words)
      await user.click(boxes[chosen] as HTMLElement)
    }
  })

  test.each(['0', 'abc', '-'])('computes nothing from %p beds and says why at the field', async (beds) => {
    const { labels, state, submit, capacity, type } = renderEstimator()
    await user.click(type('studio'))
    await user.type(capacity(), beds)
    await user.click(submit())
    expect(state()).toBe('initial')
    expect(screen.getByRole('alert')).toHaveTextContent(spaced(labels.hint))
    expect(capacity()).toHaveFocus()
    expect(capacity()).toHaveAccessibleDescription(expect.stringContaining(spaced(labels.hint)))
    await user.type(capacity(), '3')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('comes back from its draft, which a link overrides where it is valid', async () => {
    const first = renderEstimator()
    await user.type(screen.getByLabelText(first.labels.location.label), 'Autun')
    await user.type(first.capacity(), '6')
    await user.click(first.type('f3'))
    await user.click(screen.getByRole('checkbox', { name: first.labels.amenities.names.sauna }))
    first.unmount()
    window.history.replaceState(null, '', '/?type=f1&beds=castle#calculator')
    const { labels, capacity, type, submit } = renderEstimator()
    expect(screen.getByLabelText(labels.location.label)).toHaveValue('Autun')
    expect(capacity()).toHaveValue('6')
    expect(type('f1')).toBeChecked()
    expect(screen.getByRole('checkbox', { checked: true })).toHaveAccessibleName(labels.amenities.names.sauna)
    expect(submit()).toBeEnabled()
  })

  test('of a city page begins with its place, which is no draft of the visitor', async () => {
    const first = renderEstimator({ location: 'Autun' })
    await user.type(first.capacity(), '6')
    first.unmount()
    const { labels, capacity } = renderEstimator({ location: 'Dijon' })
    expect(screen.getByLabelText(labels.location.label)).toHaveValue('Dijon')
    expect(capacity()).toHaveValue('6')
  })

  test('takes the answers of the first screen over and leads to the amenities', async () => {
    document.body.insertAdjacentHTML(
      'afterbegin',
      `<form name="start" action="#calculator">
        <input name="sleepingCapacity" value="6"><input name="propertyType" value="f3">
        <button type="submit">Commencer</button>
      </form>`,
    )
    Element.prototype.scrollIntoView = jest.fn()
    const { submit, capacity, type, state } = renderEstimator()
    await user.click(screen.getByRole('button', { name: 'Commencer' }))
    expect(capacity()).toHaveValue('6')
    expect(type('f3')).toBeChecked()
    expect(submit()).toBeEnabled()
    expect(state()).toBe('initial')
    expect(screen.getAllByRole('checkbox')[0]).toHaveFocus()
    document.querySelector('form[name="start"]')?.remove()
  })
})

/** Answers the questions for a home with two bedrooms and asks for the estimate. */
async function estimate(view: ReturnType<typeof renderEstimator>, place = '', beds = '4') {
  if (place) await user.type(screen.getByLabelText(view.labels.location.label), place)
  await user.click(view.type('f2'))
  await user.type(view.capacity(), `${beds}{Enter}`)
}

describe('The result', () => {
  test.each([
    ['fr', '4', '3 375 €', '41 063 €'],
    ['nl', '4', '€ 3.375', '€ 41.063'],
    ['en', '100000000000', '€84,375,000,000,000', '€1,026,562,500,000,000'],
  ] as const)(
    'stands blurred behind the gate, in euros as %s writes them',
    async (locale, beds, ...euros) => {
      const view = renderEstimator({ locale })
      await estimate(view, '', beds)
      expect(view.state()).toBe('gated')
      const outputs = [view.output('monthlyRevenue'), view.output('yearlyRevenue')]
      expect(outputs.map((output) => spaced(output?.textContent))).toEqual(euros)
      for (const output of outputs) expect(output).toHaveAttribute('aria-hidden', 'true')
      expect(screen.getByText(spaced(view.labels.result.blurred))).toBeInTheDocument()
      expect(screen.getByRole('heading', { name: view.labels.gate.title })).toHaveFocus()
    },
  )

  test('shows the public range of a recognised place, and none of another', async () => {
    const view = renderEstimator()
    await estimate(view, 'chateau chinon')
    const range = await screen.findByText(/indicatifs à Château-Chinon/)
    expect(spaced(range.textContent)).toContain('de 1 000 à 1 800 €')
    expect(globalThis.fetch).toHaveBeenCalledWith('/places/fr.json')
    await user.clear(screen.getByLabelText(view.labels.location.label))
    await user.type(screen.getByLabelText(view.labels.location.label), 'Paris{Enter}')
    await waitFor(() => expect(screen.queryByText(/indicatifs à/)).not.toBeInTheDocument())
  })

  test('is given as a link, shown where the clipboard is closed', async () => {
    const view = renderEstimator()
    await estimate(view, 'Autun')
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await user.click(screen.getByRole('button', { name: view.labels.share.copy }))
    const link = await screen.findByRole('textbox', { name: view.labels.share.copy })
    expect(link).toHaveValue('http://localhost/?type=f2&beds=4&place=Autun#calculator')
  })
})

describe('The gate', () => {
  const view = () => screen.getByRole('button', { name: t('estimator.gate.submit') })
  const email = () => screen.getByLabelText('E-mail')
  const phone = () => screen.getByLabelText('Téléphone')

  test('opens with an @ and a phone number, and asks for nothing more', async () => {
    await estimate(renderEstimator())
    expect(view()).toBeDisabled()
    await user.type(email(), 'anne')
    await user.type(phone(), 'abc')
    expect(view()).toBeDisabled()
    await user.type(email(), '@')
    expect(view()).toBeEnabled()
  })

  test('sends the lead of the answers that were estimated, then thanks and says what follows', async () => {
    const estimator = renderEstimator()
    await estimate(estimator, 'Autun')
    await user.click(screen.getByRole('checkbox', { name: 'Piscine' }))
    await user.type(email(), 'anne@exemple.fr')
    await user.type(phone(), '0612345678{Enter}')
    await waitFor(() => expect(estimator.state()).toBe('thanked'))
    expect(send).toHaveBeenCalledTimes(1)
    expect(send).toHaveBeenCalledWith('/forms', {
      email: 'anne@exemple.fr',
      phone: '0612345678',
      location: 'Autun',
      propertyType: 'f2',
      sleepingCapacity: '4',
      amenities: '',
      monthlyRevenue: 3375,
      yearlyRevenue: 41063,
      formType: 'Revenue Calculator - FR',
    })
    expect(screen.getByRole('heading', { name: estimator.labels.thanks.title })).toHaveFocus()
    expect(document.querySelector('[data-part="next-step"]')).toBeInTheDocument()
    expect(estimator.output('monthlyRevenue')).toHaveAttribute('aria-hidden', 'true')
    expect(sessionStorage).toHaveLength(0)
  })

  test('sends once, however often Enter is pressed', async () => {
    const estimator = renderEstimator()
    let arrive = () => {}
    send.mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve
      }),
    )
    await estimate(estimator)
    await user.type(email(), 'anne@exemple.fr')
    await user.type(phone(), '0612{Enter}{Enter}')
    await user.click(view())
    arrive()
    await waitFor(() => expect(estimator.state()).toBe('thanked'))
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('thanks within seconds when the receiver does not answer', async () => {
    const estimator = renderEstimator()
    await estimate(estimator)
    await user.type(email(), 'anne@exemple.fr')
    await user.type(phone(), '0612')
    send.mockReturnValue(new Promise(() => {}))
    jest.useFakeTimers()
    act(() => view().click())
    await act(() => jest.advanceTimersByTimeAsync(3900))
    expect(estimator.state()).toBe('gated')
    await act(() => jest.advanceTimersByTimeAsync(200))
    jest.useRealTimers()
    await waitFor(() => expect(estimator.state()).toBe('thanked'))
  })

  test('thanks a machine that filled the hidden field, and sends nothing', async () => {
    const estimator = renderEstimator()
    await estimate(estimator)
    await user.type(screen.getByLabelText(estimator.labels.honeypot), 'x')
    await user.type(email(), 'anne@exemple.fr')
    await user.type(phone(), '0612{Enter}')
    await waitFor(() => expect(estimator.state()).toBe('thanked'))
    expect(send).not.toHaveBeenCalled()
  })

  test('keeps its draft while the page is left', async () => {
    const first = renderEstimator()
    await estimate(first)
    await user.type(email(), 'anne@exemple.fr')
    first.unmount()
    await user.click(renderEstimator().submit())
    expect(email()).toHaveValue('anne@exemple.fr')
  })
})
