import { render, screen, within } from '@testing-library/react'
import { Ribbon } from '@/components/page/ribbon/ribbon'
import type { RibbonSubject } from '@/components/page/ribbon/ribbon-subject'
import { addresses } from '@/lib/content/pages'
import { exampleNames } from '@/lib/content/people'
import { missingTerms } from '@/lib/content/terms'
import { languages, locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/i18n/translate'

const t = translatorOf('nl')
const unset: RibbonSubject['site'] = {
  url: 'https://site.example',
  formEndpoint: null,
  placeholders: ['NEXT_PUBLIC_PHONE', 'NEXT_PUBLIC_HOST'],
}
const build = { branch: 'spring', commit: 'a1b2c3d', time: new Date('2027-03-01T09:05:00Z') }

function renderRibbon(site = unset) {
  render(<Ribbon page="/pricing" locale="nl" site={site} build={build} t={t} />)
  return within(screen.getByRole('navigation', { name: t('ribbon.title') }))
}

const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'))

test('the ribbon shows the branch, the commit and the build time in France', () => {
  const ribbon = renderRibbon()
  expect(ribbon.getByText(/Branch spring.*Commit a1b2c3d.*1 mrt 2027.*10:05/)).toBeInTheDocument()
})

test('the ribbon leads to the page in production, to its alternates and to every page', () => {
  const ribbon = renderRibbon()
  const production = ribbon.getByText(t('ribbon.production'))
  expect(production).toHaveAttribute('href', 'https://site.example/nl/prijzen')
  const codes: string[] = locales.map((locale) => languages[locale].code)
  const links = hrefs(ribbon.getAllByText((text) => codes.includes(text)))
  expect(links.slice(0, locales.length)).toEqual(locales.map((locale) => publicPath('/pricing', locale)))
  expect(new Set(links)).toEqual(new Set(addresses.map((address) => address.public)))
})

test('the ribbon lists missing settings by name and in words, examples, missing terms and the offer', () => {
  const items = renderRibbon()
    .getAllByRole('listitem')
    .map((item) => item.textContent ?? '')
  for (const name of unset.placeholders) expect(items).toContain(`${name} ${t(`ribbon.settings.${name}`)}`)
  expect(items).toContain(`${t('ribbon.fixes.testimonials')} ${exampleNames().join(', ')}`)
  expect(items).toContain(
    `${t('terms.title')}: ${missingTerms()
      .map((term) => t(`terms.labels.${term}`))
      .join(', ')}`,
  )
  expect(items.filter((item) => item.startsWith('NEXT_PUBLIC_'))).toHaveLength(unset.placeholders.length)
  expect(screen.getByText(t('ribbon.fixes.offer'))).toHaveAttribute('data-ribbon-if', 'offer-ended')
})

test('the ribbon says that forms send nothing, where that is so', () => {
  expect(renderRibbon().getByText(t('ribbon.dryRun'))).toBeInTheDocument()
})

test('the ribbon says nothing of forms that have an endpoint', () => {
  const ribbon = renderRibbon({ ...unset, formEndpoint: 'https://forms.example/preview' })
  expect(ribbon.queryByText(t('ribbon.dryRun'))).not.toBeInTheDocument()
})
