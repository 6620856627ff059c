import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Estimator } from '@/components/estimator/estimator'
import { areaAccounts, averageAccount, estimatorLabels } from '@/components/estimator/estimator-labels'
import { areaCommunes } from '@/lib/content/communes'
import { fillIn } from '@/lib/i18n/texts'
import { translatorOf } from '@/lib/i18n/translate'

jest.mock('@/components/estimator/flip-card.browser')

const t = translatorOf('fr')
const labels = estimatorLabels(t, 'fr')
const [all, areas] = [averageAccount(t), areaAccounts(t)]
const props = { labels, locale: 'fr', location: '', areas, all, houses: '/types.svg', kept: 78 } as const

test('offers communes with their postcode, and shows the range of a place once its field is left', async () => {
  // jsdom has none.
  window.fetch = jest.fn(async () => ({ ok: true, json: async () => areaCommunes() }) as Response)
  render(<Estimator {...props} />)
  const field = screen.getByLabelText(`${labels.location.label} ${labels.forms.mark}`)
  // The range is announced.
  const live = field.parentElement?.querySelector('[aria-live="polite"]')
  act(() => field.focus())
  fireEvent.change(field, { target: { value: 'Moux' } })
  await waitFor(() => expect(field).toHaveAttribute('list', document.querySelector('datalist')?.id))
  expect(document.querySelector('option[value="Moux-en-Morvan 58230"]')).not.toBeNull()
  expect(live?.textContent).toBe('')
  act(() => field.blur())
  const settons = areas.find(({ name }) => name === 'settons')?.account
  const range = fillIn(labels.location.range, { ...settons, max: '', place: 'Moux-en-Morvan' })
  await waitFor(() => expect(live?.textContent).toBe(range))
  act(() => field.focus())
  await waitFor(() => expect(live?.textContent).toBe(''))
})
