import { render, screen } from '@testing-library/react'
import { LinkedText } from '@/components/ui/linked-text'

it('links phone number and email address, each on one line with its punctuation, and keeps every character', () => {
  const text = 'Appelez le 03 80 00 00 00 ou écrivez à a@b.fr\u00a0: nous répondons à a@b.fr.'
  const links = [
    { text: '03 80 00 00 00', href: 'tel:0380000000' },
    { text: 'a@b.fr', href: 'mailto:a@b.fr' },
  ]
  const { container } = render(<LinkedText text={text} links={links} />)
  expect(container.textContent).toBe(text)
  expect(screen.getAllByRole('link').map((link) => link.parentElement?.textContent)).toEqual([
    '03 80 00 00 00',
    'a@b.fr\u00a0:',
    'a@b.fr.',
  ])
})
