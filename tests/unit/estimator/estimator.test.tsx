import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Estimator } from '@/components/estimator/estimator'
import { ResultCard } from '@/components/estimator/result-card'
import { sendLead } from '@/lib/browser/leads/send-lead'
import { areaAccounts, averageAccount, estimatorLabels } from '@/lib/build/labels'
import { translatorOf } from '@/lib/build/translate'
import { locales } from '@/lib/i18n/locales'
import { fillIn } from '@/lib/i18n/texts'
import type { EstimateInputs } from '@/lib/leads/schemas'
import { normaliseSpaces } from '../../normalise-spaces'
import { collectCountedEvents } from '../measure/collect-counted-events'

jest.mock('@/lib/browser/leads/send-lead')
const send = jest.mocked(sendLead)
const user = userEvent.setup({ delay: null })

const counted = collectCountedEvents()
beforeEach(() => {
  send.mockResolvedValue()
  // jsdom has none of these.
  window.matchMedia = jest.fn(() => ({ matches: true }) as MediaQueryList)
})

const t = translatorOf('fr')
const labels = estimatorLabels(t, 'fr')

/** Renders the estimator; returns its parts. */
function renderEstimator() {
  const { container, unmount } = render(
    <Estimator labels={labels} locale="fr" location="" areas={areaAccounts(t)} all={averageAccount(t)} />,
  )
  const part = container.querySelector('[data-part="estimator"]')
  return {
    unmount,
    expectState: (state: string) => waitFor(() => expect(part).toHaveAttribute('data-state', state)),
    output: () => container.querySelector('output[name="monthlyRevenue"]')?.textContent,
    place: screen.getByLabelText(`${labels.location.label} ${labels.forms.mark}`),
    type: screen.getByRole('radio', { name: labels.types.f2 }),
    capacity: screen.getByLabelText(labels.sleepingCapacity.label),
    pool: screen.getByRole('checkbox', { name: labels.names.pool }),
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
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  fireEvent.click(button)
}

test('computes nothing from an invalid capacity, and shows a hint at the field until it is valid', async () => {
  const { expectState, type, capacity, submit } = renderEstimator()
  await user.click(type)
  await user.type(capacity, 'abc')
  await user.click(submit)
  await waitFor(() => expect(capacity).toHaveFocus())
  await expectState('initial')
  expect(capacity).toHaveAccessibleDescription(expect.stringContaining(labels.needs.sleepingCapacity))
  // The focus reads it: an alert would read it again.
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await user.clear(capacity)
  await user.type(capacity, '3')
  await waitFor(() => expect(capacity).not.toHaveAttribute('aria-invalid'))
})

test('Estimate is off but can be reached: it says what is missing, and leads to it', async () => {
  const { expectState, place, type, capacity, submit } = renderEstimator()
  const { needs } = labels
  expect(type).toHaveAttribute('aria-invalid', 'false')
  await waitFor(() => expect(submit).toBeEnabled())
  expect(submit).toHaveAttribute('aria-disabled', 'true')
  expect(submit).toHaveAccessibleDescription(`${needs.sleepingCapacity} ${needs.propertyType}`)
  await user.click(submit)
  await waitFor(() => expect(capacity).toHaveFocus())
  expect(capacity).toHaveAccessibleDescription(expect.stringContaining(needs.sleepingCapacity))
  await user.keyboard('4')
  await waitFor(() => expect(submit).toHaveAccessibleDescription(needs.propertyType))
  await user.type(place, 'Autun{Enter}')
  const [studio] = screen.getAllByRole('radio')
  await waitFor(() => expect(studio).toHaveFocus())
  expect(studio).toHaveAccessibleDescription(needs.propertyType)
  await expectState('initial')
  await user.click(type)
  await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'))
  expect(submit).not.toHaveAccessibleDescription()
  expect(type).not.toHaveAccessibleDescription()
})

test('the gate is off but can be reached: it says what is missing, leads to it, and sends nothing', async () => {
  await reachGate()
  const { needs, submit } = labels.gate
  const button = screen.getByRole('button', { name: submit })
  expect(button).toHaveAccessibleDescription(`${needs.email} ${needs.phone}`)
  await user.click(button)
  await waitFor(() => expect(email()).toHaveFocus())
  expect(email()).toHaveAccessibleDescription(needs.email)
  await user.keyboard('anne')
  expect(email()).not.toHaveAttribute('aria-invalid')
  await user.tab()
  await waitFor(() => expect(email()).toHaveAccessibleDescription(labels.forms.errors.email))
  await user.type(email(), '@exemple.fr{Enter}')
  await waitFor(() => expect(screen.getByLabelText(labels.gate.phone)).toHaveFocus())
  expect(button).toHaveAccessibleDescription(needs.phone)
  expect(send).not.toHaveBeenCalled()
})

test('shows the account of the place that is being typed, before there is a result', async () => {
  const { place } = renderEstimator()
  expect(screen.getByText(/en moyenne/)).toBeVisible()
  await user.type(place, 'Autun')
  expect(await screen.findByText(/courant à Autun/)).toBeVisible()
  await user.clear(place)
  expect(await screen.findByText(/en moyenne/)).toBeVisible()
})

test('the gate gives the account of a recognised place, and of all properties elsewhere', async () => {
  const { place } = await reachGate('chateau chinon')
  await screen.findByText(/courant à Château-Chinon/)
  const amounts = () =>
    screen.getAllByRole('definition').map(({ textContent }) => normaliseSpaces(textContent))
  expect(amounts()).toEqual(['1 000 à 1 800 €', '220 à 396 €', '780 à 1 404 €'])
  await user.clear(place)
  await user.type(place, 'Paris{Enter}')
  await screen.findByText(/en moyenne/)
  expect(screen.queryByText(/courant à/)).not.toBeInTheDocument()
})

test.each(locales)(
  'from its title to its button the gate has at most 90 words, in their order, in %s',
  (locale) => {
    const t = translatorOf(locale)
    const texts = estimatorLabels(t, locale)
    const areas = areaAccounts(t)
    // The longest name.
    const [account = averageAccount(t)] = areas
      .map((area) => area.account)
      .toSorted((one, other) => other.title.length - one.title.length)
    const result = {
      inputs: {} as EstimateInputs,
      answers: [],
      estimate: { monthlyRevenue: 1, yearlyRevenue: 1 },
      account,
      step: '',
    }
    const submission = { post: async () => true, afterwards() {} }
    const { container } = render(
      <ResultCard
        labels={texts}
        locale={locale}
        result={result}
        thanks={null}
        submission={submission}
        onEstimateAgain={() => {}}
      />,
    )
    for (const unseen of container.querySelectorAll('[hidden], [aria-hidden="true"], .sr-only'))
      unseen.remove()
    // Buttons and labels are blocks, whose words do not join those before.
    for (const element of container.querySelectorAll('*')) element.append(' ')
    const text = normaliseSpaces(container.textContent)
    const { result: figures, gate } = texts
    const order = [
      gate.title,
      figures.note,
      account.share,
      gate.email,
      gate.phone,
      gate.phoneNote,
      gate.submit,
      gate.write,
      gate.written,
    ]
    const places = order.map((part) => text.indexOf(normaliseSpaces(part)))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    const [beforeButton = ''] = text.slice(places[0]).split(normaliseSpaces(gate.submit))
    const words = `${beforeButton}${gate.submit}`.match(/\p{L}[\p{L}’'-]*|[\d., ]*\d/gu)
    expect(words?.length).toBeLessThanOrEqual(90)
  },
)

test('the link of the gate starts the message of the contact form, and keeps what was typed there', async () => {
  const form = document.createElement('form')
  form.name = 'contact'
  form.innerHTML = '<input name="email" type="email" required><textarea name="message">Bonjour</textarea>'
  document.body.append(form)
  const message = form.querySelector('textarea')
  const lines = () => message?.value.split('\n').map(normaliseSpaces)
  const { place } = await reachGate('Autun')
  await user.type(email(), 'anne@exemple.fr')
  await user.click(screen.getByRole('link', { name: labels.gate.write }))
  const started = (place: string) => [
    labels.gate.message,
    `Commune ou lac : ${place}`,
    'Type de logement : 2 chambres',
    'Nombre de couchages : 4',
    '',
    'Bonjour',
  ]
  expect(lines()).toEqual(started('Autun'))
  expect(form.querySelector('input')).toHaveValue('anne@exemple.fr')
  await waitFor(() => expect(message).toHaveFocus())
  await user.clear(place)
  await user.type(place, 'Paris{Enter}')
  await screen.findByText(/en moyenne/)
  await user.click(screen.getByRole('link', { name: labels.gate.write }))
  expect(lines()).toEqual(started('Paris'))
  form.remove()
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
  for (const { href } of labels.forms.links)
    expect(document.querySelector(`[data-part="estimator"] p:last-child a[href="${href}"]`)).toBeVisible()
  act(() => tell(true))
  await waitFor(() => expect(said().join()).toContain(normaliseSpaces(labels.thanks.text)))
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

test('restores the draft of the gate ready to send, and keeps its values when the visitor estimates again', async () => {
  const first = await reachGate()
  await user.type(email(), 'anne@exemple.fr')
  await user.type(screen.getByLabelText(labels.gate.phone), '0612345678')
  await user.click(first.submit)
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
  await submitGate()
  await waitFor(() => expect(email()).toHaveAttribute('readonly'))
  expect(screen.getByLabelText(labels.gate.phone)).toHaveAttribute('readonly')
  arrive()
  await expectState('thanked')
})

test('says with the thank-you when the answer comes, and to which address, once', async () => {
  const { expectState } = await reachGate()
  await submitGate()
  await expectState('thanked')
  const heading = screen.getByRole('heading', { name: labels.thanks.title })
  expect(heading).toHaveFocus()
  const text = normaliseSpaces(
    `${labels.thanks.text} ${fillIn(labels.thanks.address, { address: 'anne@exemple.fr' })}`,
  )
  expect(normaliseSpaces(screen.getByRole('status').textContent)).toBe(text)
})
