import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CitiesMenu } from '@/components/page/header/cities-menu'

function renderMenu() {
  render(
    <>
      <CitiesMenu label="Villes">
        <a href="#autun">Autun</a>
      </CitiesMenu>
      <button type="button">Elsewhere</button>
    </>,
  )
  const menu = screen.getByRole('group') as HTMLDetailsElement
  menu.open = true
  return menu
}

test('Escape closes the cities and gives the focus back to their button', async () => {
  const menu = renderMenu()
  screen.getByText('Autun').focus()
  await userEvent.keyboard('{Escape}')
  expect(menu.open).toBe(false)
  expect(screen.getByText('Villes')).toHaveFocus()
})

test('a press outside closes the cities, one inside does not', async () => {
  const menu = renderMenu()
  await userEvent.pointer({ keys: '[MouseLeft>]', target: screen.getByText('Villes') })
  expect(menu.open).toBe(true)
  await userEvent.click(screen.getByText('Elsewhere'))
  expect(menu.open).toBe(false)
})

test('the cities close when the focus goes on', async () => {
  const menu = renderMenu()
  screen.getByText('Elsewhere').focus()
  expect(menu.open).toBe(false)
})

test('choosing a city closes them', async () => {
  const menu = renderMenu()
  await userEvent.click(screen.getByText('Autun'))
  expect(menu.open).toBe(false)
})
