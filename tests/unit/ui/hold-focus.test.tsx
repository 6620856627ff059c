import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { holdFocus } from '@/components/ui/hold-focus'

beforeEach(() =>
  render(
    <>
      <a href="/">Before</a>
      <dialog open onKeyDown={holdFocus}>
        <button type="button">Close</button>
        <a href="/tarifs">Prices</a>
        <a href="/contact">Contact</a>
      </dialog>
      <a href="/">After</a>
    </>,
  ),
)

test('Tab goes round inside a dialog', async () => {
  screen.getByText('Contact').focus()
  await userEvent.tab()
  expect(screen.getByText('Close')).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByText('Prices')).toHaveFocus()
})

test('Shift and Tab go round the other way', async () => {
  screen.getByText('Close').focus()
  await userEvent.tab({ shift: true })
  expect(screen.getByText('Contact')).toHaveFocus()
})
