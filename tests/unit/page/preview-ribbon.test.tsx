import { render, screen, within } from '@testing-library/react'
import { Ribbon } from '@/components/page/ribbon/ribbon'
import type { RibbonProps } from '@/components/page/ribbon/ribbon-props'
import { missingFacts } from '@/lib/content/facts'
import { addresses } from '@/lib/content/pages'
import { exampleNames } from '@/lib/content/people'
import { translatorOf } from '@/lib/i18n/translate'

const t = translatorOf('nl')
const unset: RibbonProps['site'] = {
  url: 'https://site.example',
  formEndpoint: null,
  unsetSettings: ['NEXT_PUBLIC_PHONE', 'NEXT_PUBLIC_BOOKING_URL_FR'],
}
const build = { branch: 'spring', commit: 'a1b2c3d', time: new Date('2027-03-01T09:05:00Z') }

function renderRibbon(site = unset) {
  render(<Ribbon page="/pricing" locale="nl" site={site} build={build} t={t} />)
  return within(screen.getByRole('navigation', { name: t('ribbon.title') }))
}

test('the ribbon shows the build time in France, and links to every page and to production', () => {
  const ribbon = renderRibbon()
  expect(ribbon.getByText(/Branch spring.*Commit a1b2c3d.*1 mrt 2027.*10:05/)).toBeInTheDocument()
  const links = ribbon.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'))
  const pages = addresses.map((address) => address.public)
  expect(new Set(links)).toEqual(new Set(['https://site.example/nl/prijzen', ...pages]))
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
  const ribbon = renderRibbon({ ...unset, formEndpoint: 'https://forms.example/preview' })
  expect(ribbon.queryByText(t('ribbon.dryRun'))).not.toBeInTheDocument()
})
