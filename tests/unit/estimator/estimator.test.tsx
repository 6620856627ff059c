import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { amenities, propertyTypes } from '@/lib/business/estimate'
import { placeIndex } from '@/lib/content/place-index'
import { sendLead } from '@/lib/leads/send-lead'
import { renderEstimator } from './render-estimator'

jest.mock('@/lib/leads/send-lead')
const send = jest.mocked(sendLead)

beforeEach(() => {
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  send.mockReset().mockResolvedValue()
  // jsdom has none of these.
  window.matchMedia = jest.fn(() => ({ matches: true }) as MediaQueryList)
  globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => placeIndex('fr') }) as Response)
})

/** Text as queries see it: every kind of space is a plain one. */
const spaced = (text: string) => text.replace(/\s+/g, ' ')
const plain = (element: Element | null) => element && spaced(element.textContent)

describe('The estimate form', () => {
  test('asks for place, type, beds and twenty amenities', () => {
    const { labels, state, submit } = renderEstimator()
    expect(state()).toBe('initial')
    expect(screen.getByLabelText(labels.location.label)).toHaveValue('')
    const types = within(screen.getByRole('group', { name: labels.propertyType }))
    expect(types.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(propertyTypes)
    const boxes = screen.getAllByRole('checkbox')
    expect(boxes.map((box) => box.getAttribute('value')).sort()).toEqual([...amenities].sort())
    expect(submit()).toBeDisabled()
  })

  test('can be sent once beds and type are set', async () => {
    const user = userEvent.setup({ delay: null })
    const { submit, capacity, type } = renderEstimator()
    await user.type(capacity(), '4')
    expect(submit()).toBeDisabled()
    await user.click(type('f2'))
    expect(submit()).toBeEnabled()
    await user.clear(capacity())
    expect(submit()).toBeDisabled()
  })

  test('counts the chosen amenities in words', async () => {
    const user = userEvent.setup({ delay: null })
    const { labels } = renderEstimator()
    expect(screen.getByRole('status')).toHaveTextContent('Aucun équipement sélectionné')
    await user.click(screen.getByRole('checkbox', { name: labels.amenities.names.pool }))
    expect(screen.getByRole('status')).toHaveTextContent('1 équipement sélectionné')
    await user.click(screen.getByRole('checkbox', { name: labels.amenities.names.wifi }))
    expect(screen.getByRole('status')).toHaveTextContent('2 équipements sélectionnés')
  })

  test.each(['0', 'abc', '-'])('computes nothing from %p beds and says why at the field', async (beds) => {
    const user = userEvent.setup({ delay: null })
    const { labels, state, submit, capacity, type } = renderEstimator()
    await user.click(type('studio'))
    await user.type(capacity(), beds)
    await user.click(submit())
    expect(state()).toBe('initial')
    expect(screen.getByRole('alert')).toHaveTextContent(spaced(labels.hint))
    expect(capacity()).toHaveFocus()
    expect(capacity()).toHaveAttribute('aria-invalid', 'true')
    expect(capacity()).toHaveAccessibleDescription(expect.stringContaining(spaced(labels.hint)))
    await user.type(capacity(), '3')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('takes over what a link carries and leaves out what is not valid', async () => {
    window.history.replaceState(null, '', '/?type=f2&beds=4&amenities=pool,moat,wifi#calculator')
    const { labels, submit, capacity, type } = renderEstimator()
    expect(capacity()).toHaveValue('4')
    expect(type('f2')).toBeChecked()
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
    expect(screen.getByRole('status')).toHaveTextContent(labels.amenities.selected[2] ?? '')
    expect(submit()).toBeEnabled()
  })

  test('comes back from its draft, which a link overrides', async () => {
    const user = userEvent.setup({ delay: null })
    const first = renderEstimator()
    await user.type(screen.getByLabelText(first.labels.location.label), 'Autun')
    await user.type(first.capacity(), '6')
    await user.click(first.type('f3'))
    await user.click(screen.getByRole('checkbox', { name: first.labels.amenities.names.sauna }))
    first.unmount()
    window.history.replaceState(null, '', '/?type=f1')
    const { labels, capacity, type } = renderEstimator()
    expect(screen.getByLabelText(labels.location.label)).toHaveValue('Autun')
    expect(capacity()).toHaveValue('6')
    expect(type('f1')).toBeChecked()
    expect(screen.getByRole('checkbox', { checked: true })).toHaveAccessibleName(labels.amenities.names.sauna)
  })

  test('of a city page begins with its place, which is no draft of the visitor', async () => {
    const user = userEvent.setup({ delay: null })
    const first = renderEstimator({ location: 'Autun' })
    expect(screen.getByLabelText(first.labels.location.label)).toHaveValue('Autun')
    await user.type(first.capacity(), '6')
    first.unmount()
    const { labels, capacity } = renderEstimator({ location: 'Dijon' })
    expect(screen.getByLabelText(labels.location.label)).toHaveValue('Dijon')
    expect(capacity()).toHaveValue('6')
  })
})

test('The form of the first screen hands its answers to the estimator and leads to the amenities', async () => {
  const user = userEvent.setup({ delay: null })
  document.body.insertAdjacentHTML(
    'afterbegin',
    `<form name="start" action="#calculator">
      <input name="sleepingCapacity" aria-label="Couchages">
      <select name="propertyType" aria-label="Type"><option value="">?</option><option value="f3">F3</option></select>
      <button type="submit">Commencer</button>
    </form>`,
  )
  Element.prototype.scrollIntoView = jest.fn()
  const { submit, capacity, type, state } = renderEstimator()
  await user.type(screen.getByLabelText('Couchages'), '6')
  await user.selectOptions(screen.getByLabelText('Type'), 'f3')
  await user.click(screen.getByRole('button', { name: 'Commencer' }))
  expect(capacity()).toHaveValue('6')
  expect(type('f3')).toBeChecked()
  expect(submit()).toBeEnabled()
  expect(state()).toBe('initial')
  expect(document.activeElement).toBe(screen.getAllByRole('checkbox')[0])
  document.querySelector('form[name="start"]')?.remove()
})

/** Answers the questions for a home with two bedrooms and four beds, and asks for the estimate. */
async function estimate(view: ReturnType<typeof renderEstimator>, place = '') {
  const user = userEvent.setup({ delay: null })
  if (place) await user.type(screen.getByLabelText(view.labels.location.label), place)
  await user.click(view.type('f2'))
  await user.type(view.capacity(), '4{Enter}')
  return user
}

describe('The result', () => {
  test.each([
    ['fr', '3 375 €', '41 063 €'],
    ['nl', '€ 3.375', '€ 41.063'],
    ['en', '€3,375', '€41,063'],
  ] as const)('stands blurred behind the gate, in euros as %s writes them', async (locale, month, year) => {
    const view = renderEstimator({ locale })
    await estimate(view)
    expect(view.state()).toBe('gated')
    expect(plain(view.output('monthlyRevenue'))).toBe(month)
    expect(plain(view.output('yearlyRevenue'))).toBe(year)
    for (const name of ['monthlyRevenue', 'yearlyRevenue']) {
      expect(view.output(name)).toHaveAttribute('aria-hidden', 'true')
      expect(view.output(name)).toHaveClass('select-none')
    }
    expect(screen.getByText(spaced(view.labels.result.blurred))).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: view.labels.gate.title })).toHaveFocus()
  })

  test('writes any amount without an exponent', async () => {
    const user = userEvent.setup({ delay: null })
    const view = renderEstimator({ locale: 'en' })
    await user.click(view.type('f2'))
    await user.type(view.capacity(), '99999999999999999999{Enter}')
    expect(plain(view.output('monthlyRevenue'))).toMatch(/^€\d{1,3}(,\d{3})+$/)
  })

  test('shows the public range of a recognised place, and none of another', async () => {
    const view = renderEstimator()
    const user = await estimate(view, 'chateau chinon')
    const range = await screen.findByText(/indicatifs à Château-Chinon/)
    expect(plain(range)).toContain('de 1 000 à 1 800 €')
    expect(globalThis.fetch).toHaveBeenCalledWith('/places/fr.json')
    await user.clear(screen.getByLabelText(view.labels.location.label))
    await user.type(screen.getByLabelText(view.labels.location.label), 'Paris{Enter}')
    await waitFor(() => expect(screen.queryByText(/indicatifs à Château-Chinon/)).not.toBeInTheDocument())
  })

  test('gives a link with the answers', async () => {
    const view = renderEstimator()
    const user = await estimate(view, 'Autun')
    await user.click(screen.getByRole('button', { name: view.labels.share.copy }))
    expect(await screen.findByRole('button', { name: view.labels.share.copied })).toBeInTheDocument()
    const link = await navigator.clipboard.readText()
    expect(link).toBe('http://localhost/?type=f2&beds=4&place=Autun#calculator')
  })

  test('shows that link where the clipboard is closed', async () => {
    const view = renderEstimator()
    const user = await estimate(view)
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await user.click(screen.getByRole('button', { name: view.labels.share.copy }))
    const link = await screen.findByRole('textbox', { name: view.labels.share.copy })
    expect(link).toHaveValue('http://localhost/?type=f2&beds=4#calculator')
  })
})

describe('The gate', () => {
  const view = () => screen.getByRole('button', { name: 'Voir les résultats' })
  const email = () => screen.getByLabelText('E-mail')
  const phone = () => screen.getByLabelText('Téléphone')

  test('opens with an @ and a phone number, and asks for nothing more', async () => {
    const user = await estimate(renderEstimator())
    expect(view()).toBeDisabled()
    await user.type(email(), 'anne')
    await user.type(phone(), 'abc')
    expect(view()).toBeDisabled()
    await user.type(email(), '@')
    expect(view()).toBeEnabled()
  })

  test('sends the lead of the answers that were estimated, then thanks', async () => {
    const estimator = renderEstimator()
    const user = await estimate(estimator, 'Autun')
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
    expect(screen.getByText(spaced(estimator.labels.thanks.text))).toBeInTheDocument()
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
    const user = await estimate(estimator)
    await user.type(email(), 'anne@exemple.fr')
    await user.type(phone(), '0612{Enter}{Enter}')
    await user.click(view())
    arrive()
    await waitFor(() => expect(estimator.state()).toBe('thanked'))
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('thanks within seconds when the receiver does not answer', async () => {
    jest.useFakeTimers()
    const estimator = renderEstimator()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    send.mockReturnValue(new Promise(() => {}))
    await user.click(estimator.type('f2'))
    await user.type(estimator.capacity(), '4{Enter}')
    await user.type(email(), 'anne@exemple.fr')
    await user.type(phone(), '0612{Enter}')
    expect(estimator.state()).toBe('gated')
    jest.advanceTimersByTime(5000)
    jest.useRealTimers()
    await waitFor(() => expect(estimator.state()).toBe('thanked'))
  })

  test('thanks a machine that filled the hidden field, and sends nothing', async () => {
    const estimator = renderEstimator()
    const user = await estimate(estimator)
    await user.type(screen.getByLabelText(estimator.labels.honeypot), 'x')
    await user.type(email(), 'anne@exemple.fr')
    await user.type(phone(), '0612{Enter}')
    await waitFor(() => expect(estimator.state()).toBe('thanked'))
    expect(send).not.toHaveBeenCalled()
  })

  test('keeps its draft while the page is left', async () => {
    const first = renderEstimator()
    const user = await estimate(first)
    await user.type(email(), 'anne@exemple.fr')
    first.unmount()
    const again = renderEstimator()
    await user.click(again.submit())
    expect(email()).toHaveValue('anne@exemple.fr')
  })

  test('is not asked a second time after the thanks', async () => {
    const estimator = renderEstimator()
    const user = await estimate(estimator)
    await user.type(email(), 'anne@exemple.fr')
    await user.type(phone(), '0612{Enter}')
    await waitFor(() => expect(estimator.state()).toBe('thanked'))
    await user.click(screen.getByRole('button', { name: estimator.labels.result.another }))
    expect(screen.getByLabelText(estimator.labels.location.label)).toHaveFocus()
    await user.clear(estimator.capacity())
    await user.type(estimator.capacity(), '-4{Enter}')
    expect(estimator.state()).toBe('thanked')
    expect(plain(estimator.output('monthlyRevenue'))).toBe('1 688 €')
    expect(screen.queryByLabelText('E-mail')).not.toBeInTheDocument()
    expect(send).toHaveBeenCalledTimes(1)
  })
})
