import { describePage, fullTitle } from '@/lib/seo/describe-page'
import { brand } from '@/lib/site'

const production = {
  url: 'https://site.example',
  assetOrigin: 'https://site.example',
  deploy: 'production',
} as const
const preview = { ...production, assetOrigin: 'https://draft.host.example', deploy: 'preview' } as const

test('appends the brand to a title if the result has at most 60 characters', () => {
  const long = 'Conciergerie en Bourgogne et Morvan : gestion locative'
  expect([fullTitle('Tarifs'), fullTitle(long)]).toEqual([`Tarifs | ${brand}`, long])
})

test('a preview is not indexed, has the canonical URL of production and its own share image', () => {
  const head = describePage('/contact', 'nl', preview)
  expect(head.robots).toEqual({ index: false, follow: false })
  expect(head.alternates?.canonical).toBe('https://site.example/nl/contact')
  expect(head.openGraph?.images).toMatchObject([{ url: 'https://draft.host.example/og/contact-nl.png' }])
  expect(describePage('/contact', 'nl', production).robots).toBeUndefined()
})
