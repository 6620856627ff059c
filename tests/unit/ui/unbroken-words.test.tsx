import { render, screen } from '@testing-library/react'
import { UnbrokenWords } from '@/components/ui/unbroken-words'

it('keeps a word with a hyphen on one line, and every character', () => {
  const { container } = render(
    <UnbrokenWords text="Vos week-ends restent à vous, arc-en-ciel ou pas - voilà." />,
  )
  expect(container).toHaveTextContent('Vos week-ends restent à vous, arc-en-ciel ou pas - voilà.')
  expect(Array.from(container.querySelectorAll('span'), (word) => word.textContent)).toEqual([
    'week-ends',
    'arc-en-ciel',
  ])
  expect(screen.getByText('week-ends')).toHaveClass('unbroken')
})

it('keeps what follows a colon together in a heading', () => {
  const { container } = render(<UnbrokenWords text="Confier ses clés : ce que cela peut donner" />)
  expect(container).toHaveTextContent('Confier ses clés : ce que cela peut donner')
  expect(screen.getByText('ce que cela peut donner')).toHaveClass('in-[:is(h1,h2,h3)]:inline-block')
})
