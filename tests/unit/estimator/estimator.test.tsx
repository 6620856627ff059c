import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Estimator } from '@/components/estimator/estimator'
import { areaAccounts, averageAccount, estimatorLabels } from '@/components/estimator/estimator-labels'
import { ResultCard } from '@/components/estimator/result-card'
import { locales } from '@/lib/i18n/locales'
import { translatorOf } from '@/lib/i18n/translate'
import type { EstimateInputs } from '@/lib/leads/schemas'
import { sendLead } from '@/lib/leads/send-lead.browser'
import { normaliseSpaces } from '../../normalise-spaces'
import { collectCountedEvents } from '../site/measure/collect-counted-events'

jest.mock('@/lib/leads/send-lead.browser')
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
    place: screen.getByLabelText(`${labels.location.label} ${labels.forms.mark}`),
    type: screen.getByRole('radio', { name: labels.types.f2 }),
    capacity: screen.getByLabelText(labels.sleepingCapacity.label),
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

test.each(locales)(
  'from its title to its button the gate has at most 90 words, in their order, in %s',
  (locale) => {
    const t = translatorOf(locale)
    const texts = estimatorLabels(t, locale)
    // The longest name.
    const [account = averageAccount(t)] = areaAccounts(t)
      .map((area) => area.account)
      .toSorted((one, other) => other.title.length - one.title.length)
    const estimate = { monthlyRevenue: 1, yearlyRevenue: 1 }
    const { container } = render(
      <ResultCard
        labels={texts}
        locale={locale}
        result={{ inputs: {} as EstimateInputs, answers: [], estimate, account, step: '' }}
        thanks={null}
        submission={{ post: async () => true, afterwards() {} }}
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
    ].map((part) => text.indexOf(normaliseSpaces(part)))
    expect(order).toEqual(order.toSorted((one, other) => one - other))
    const submit = normaliseSpaces(gate.submit)
    const [before] = text.split(submit)
    const words = `${before}${submit}`.match(/\p{L}[\p{L}’'-]*|[\d., ]*\d/gu)
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
  await submitGate()
  await waitFor(() => expect(email()).toHaveAttribute('readonly'))
  expect(screen.getByLabelText(labels.gate.phone)).toHaveAttribute('readonly')
  arrive()
  await expectState('thanked')
})
