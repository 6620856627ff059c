import { render, screen, within } from '@testing-library/react'
import { Ribbon } from '@/components/page/ribbon'
import type { SettingName } from '@/lib/build/settings/table'
import { translatorOf } from '@/lib/build/translate'
import { missingFacts } from '@/lib/content/facts'
import { exampleNames } from '@/lib/content/people'

// Jest renders no asynchronous component.
jest.mock('@/components/links/language-links', () => ({ LanguageLinks: () => null }))

const t = translatorOf('nl')
const build = { branch: 'spring', commit: 'a1b2c3d' }

const unsetSettings: SettingName[] = ['NEXT_PUBLIC_PHONE', 'NEXT_PUBLIC_BOOKING_URL_FR']

function renderRibbon(formEndpoint: string | null = null) {
  render(<Ribbon at="/pricing" locale="nl" site={{ formEndpoint, unsetSettings }} build={build} t={t} />)
  return within(screen.getByRole('navigation', { name: t('ribbon.title') }))
}

test('the ribbon names branch and commit', () => {
  expect(renderRibbon().getByText(/spring a1b2c3d/)).toBeInTheDocument()
})

test('the ribbon lists missing settings by name and in words, examples, missing facts and the offer', () => {
  const items = renderRibbon()
    .getAllByRole('listitem')
    .map((item) => item.textContent ?? '')
  expect(items.filter((item) => item.startsWith('NEXT_PUBLIC_'))).toEqual([
    `NEXT_PUBLIC_PHONE ${t('ribbon.settings.NEXT_PUBLIC_PHONE')}`,
    'NEXT_PUBLIC_BOOKING_URL_FR boekingsportaal in het Frans',
  ])
  for (const name of [...exampleNames(), ...missingFacts().map((fact) => t(`facts.labels.${fact}`))])
    expect(items.join()).toContain(name)
  expect(screen.getByText(t('ribbon.fixes.offer'))).toHaveAttribute('data-ribbon-if', 'offer-ended')
})

test('the ribbon does not mention the forms if they have an endpoint', () => {
  const ribbon = renderRibbon('https://forms.example/preview')
  expect(ribbon.queryByText(t('ribbon.dryRun'))).not.toBeInTheDocument()
})
