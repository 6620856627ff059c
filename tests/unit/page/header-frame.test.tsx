import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HeaderFrame } from '@/components/page/header/header-frame'
import { scrollTo } from './view'

function renderHeader() {
  render(
    <HeaderFrame>
      <a href="/tarifs">Tarifs</a>
      <details>
        <summary>Villes</summary>
      </details>
    </HeaderFrame>,
  )
  return screen.getByRole('banner')
}

beforeEach(() => scrollTo(0))

test('the header hides on the way down after 80 px and comes back on the way up', async () => {
  const header = renderHeader()
  expect(header).toHaveAttribute('data-state', 'visible')
  await scrollTo(80)
  expect(header).toHaveAttribute('data-state', 'visible')
  await scrollTo(81)
  expect(header).toHaveAttribute('data-state', 'hidden')
  await scrollTo(900)
  expect(header).toHaveAttribute('data-state', 'hidden')
  await scrollTo(880)
  expect(header).toHaveAttribute('data-state', 'visible')
})

test('the header is visible near the top, however the reader came there', async () => {
  const header = renderHeader()
  await scrollTo(500)
  await scrollTo(10)
  await scrollTo(70)
  expect(header).toHaveAttribute('data-state', 'visible')
})

test('the header never hides while it has the focus, and shows when it receives it', async () => {
  const header = renderHeader()
  await scrollTo(500)
  expect(header).toHaveAttribute('data-state', 'hidden')
  await userEvent.tab()
  expect(screen.getByRole('link')).toHaveFocus()
  expect(header).toHaveAttribute('data-state', 'visible')
  await scrollTo(900)
  expect(header).toHaveAttribute('data-state', 'visible')
})

test('the header never hides while a menu of it is open', async () => {
  const header = renderHeader()
  const menu = screen.getByRole('group') as HTMLDetailsElement
  menu.open = true
  await scrollTo(500)
  expect(header).toHaveAttribute('data-state', 'visible')
  menu.open = false
  await scrollTo(600)
  expect(header).toHaveAttribute('data-state', 'hidden')
})
