import { render, screen } from '@testing-library/react'
import { MissingFields } from '@/components/preview/missing-fields'

const config = { file: 'site.config.json', content: '{"legal":{\n"host":null}}' }
const source = {
  repository: { forge: 'github', url: 'https://github.com/team/site' },
  branch: 'spring',
} as const

test('a missing field leads to its line if the repository is known, and is named in any case', () => {
  const { rerender } = render(<MissingFields fields={['legal.host']} config={config} source={source} />)
  const line = 'https://github.com/team/site/edit/spring/site.config.json#L2'
  expect(screen.getByRole('link', { name: 'legal.host' }).getAttribute('href')).toBe(line)
  rerender(<MissingFields fields={['legal.host']} config={config} source={{ missing: 'HEAD' }} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('legal.host')).toBeTruthy()
})
