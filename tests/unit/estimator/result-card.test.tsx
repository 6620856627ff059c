import { render, screen } from '@testing-library/react'
import { EstimatorContext } from '@/components/estimator/estimator-context'
import { areaAccounts, averageAccount, estimatorLabels } from '@/components/estimator/estimator-labels'
import { ResultCard } from '@/components/estimator/result-card'
import { shownPlace } from '@/components/estimator/shown-place'
import type { Result, Thanks } from '@/components/estimator/use-estimator'
import { type Size, sizeOf } from '@/lib/business/estimate'
import { translatorOf } from '@/lib/i18n/translate'
import { normaliseSpaces } from '../../normalise-spaces'

const t = translatorOf('fr')
const labels = estimatorLabels(t, 'fr')
const [all, areas] = [averageAccount(t), areaAccounts(t)]
const props = {
  labels,
  locale: 'fr',
  location: '',
  areas,
  all,
  houses: '/types.svg',
  drawing: '/house.svg',
  stamp: '/stamp.svg',
  kept: 78,
} as const

// jsdom has none.
beforeEach(() => {
  window.matchMedia = jest.fn(() => ({ matches: true }) as MediaQueryList)
})

/** Renders the card of a result, with the gate or what is known once it was sent. */
function renderCard(changes: Partial<Result> = {}, thanks: Thanks | null = null) {
  const inputs = { location: '', propertyType: 'f2', sleepingCapacity: '4', amenities: [] } as const
  const result: Result = {
    inputs: { ...inputs, amenities: [] },
    asked: null,
    answers: ['Couchages : 4'],
    estimate: { monthlyRevenue: 3375, yearlyRevenue: 41_063 },
    size: sizeOf('f2', 4),
    place: shownPlace(labels.account, { kind: 'none' }, all),
    isAbove: true,
    ...changes,
  }
  const submission = { post: async () => true, afterwards: () => {} }
  render(
    <EstimatorContext value={props}>
      <ResultCard result={result} thanks={thanks} submission={submission} onEstimateAgain={() => {}} />
    </EstimatorContext>,
  )
  return normaliseSpaces(document.body.textContent ?? '')
}

test('shows what can be relied on first, then the raw calculation and two ways on', () => {
  renderCard()
  const order = [
    'h3',
    '[data-part="your-house"]',
    '#gate-title',
    'output[name="monthlyRevenue"]',
    'output[name="yearlyRevenue"]',
    'form[name="lead"] summary',
    '#lead-email',
    '#lead-phone-aside',
    '#lead-phone',
    '#lead-note',
    '#lead-submit',
    'a[href="#contact"]',
    'form[name="lead"] a[href="#legal"]',
  ].map((selector) => document.querySelector(selector))
  const shown = [...document.querySelectorAll('*')]
  const places = order.map((part) => part && shown.indexOf(part))
  expect(places).not.toContain(null)
  expect(places).toEqual(places.toSorted((one, other) => Number(one) - Number(other)))
  expect(screen.getByLabelText(labels.gate.phone)).toHaveAccessibleName(labels.gate.phone)
})

test.each<[Size, isAbove: boolean, line: string]>([
  ['ordinary', true, ''],
  ['studio', false, labels.gate.studio],
  ['large', true, labels.gate.large],
])(
  'says of a property that is %s how it differs, and whether the figure is too high',
  (size, isAbove, line) => {
    const text = renderCard({ size, isAbove })
    const lines = [labels.gate.studio, labels.gate.large, labels.account.ordinary]
    expect(lines.filter((known) => text.includes(normaliseSpaces(known)))).toEqual(line ? [line] : [])
    const { reason, reasonAbove } = labels.result
    expect([reason, reasonAbove].map((known) => text.includes(normaliseSpaces(known)))).toEqual([
      !isAbove,
      isAbove,
    ])
    expect(text.endsWith(labels.result.another)).toBe(true)
  },
)

test.each<[Thanks['state'], text: string, button: string | null]>([
  ['sent', 'anne@exemple.fr', null],
  ['failed', labels.thanks.failed, null],
  ['unsent', labels.again.text, labels.again.submit],
  ['sending', labels.again.text, labels.forms.sending],
])(
  'a %s estimate says what is known of it, with phone, email and the raw calculation',
  (state, said, button) => {
    renderCard({}, { email: 'anne@exemple.fr', state, sendAgain: () => {} })
    expect(screen.getByRole('status')).toHaveTextContent(normaliseSpaces(said))
    expect(document.querySelector('[data-part="send-again"]')?.textContent ?? null).toBe(button)
    for (const { href } of labels.forms.links)
      expect(document.querySelector(`[role="status"] ~ p a[href="${href}"]`)).toBeVisible()
    expect(document.querySelectorAll('[role="status"] ~ p output')).toHaveLength(2)
    // By day again, as long as this estimate is not sent.
    expect(document.querySelectorAll('[data-part="your-house"][data-night]')).toHaveLength(button ? 0 : 1)
  },
)
