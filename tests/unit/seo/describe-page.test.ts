import { describePage, fullTitle } from '@/lib/seo/describe-page'
import { pageCopy } from '@/lib/seo/page-copy'

const production = {
  url: 'https://site.example',
  assetOrigin: 'https://site.example',
  deploy: 'production',
} as const
const preview = { ...production, assetOrigin: 'https://draft.host.example', deploy: 'preview' } as const

test('a title ends with the brand where both fit into 60 characters, and stands alone where they do not', () => {
  const long = 'Conciergerie en Bourgogne et Morvan : gestion locative'
  expect([fullTitle('Tarifs'), fullTitle(long)]).toEqual(['Tarifs | Clés du Morvan', long])
})

test.each([
  ['fr', '1\u202f200'],
  ['nl', '1.200'],
  ['en', '1,200'],
] as const)('a description in %s groups figures as the language does: %s', (locale, figure) => {
  expect(pageCopy('/autun', locale).description).toContain(figure)
})

test('a preview is kept out of search engines, its canonical in production, its image its own', () => {
  const head = describePage('/contact', 'nl', preview)
  expect(head.robots).toEqual({ index: false, follow: false })
  expect(head.alternates?.canonical).toBe('https://site.example/nl/contact')
  expect(head.openGraph?.images).toMatchObject([{ url: 'https://draft.host.example/og/contact-nl.png' }])
  expect(describePage('/contact', 'nl', production).robots).toBeUndefined()
})
