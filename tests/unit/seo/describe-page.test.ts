import { locales } from '@/lib/i18n/locales'
import { describePage, fullTitle } from '@/lib/seo/describe-page'
import { pageCopy } from '@/lib/seo/page-copy'

const production = {
  url: 'https://site.example',
  assetOrigin: 'https://site.example',
  deploy: 'production',
} as const
const preview = { ...production, assetOrigin: 'https://draft.host.example', deploy: 'preview' } as const

describe('the title of a page', () => {
  test('ends with the brand where both fit into 60 characters', () => {
    expect(fullTitle('Tarifs')).toBe('Tarifs | Clés du Morvan')
  })

  test('stands alone where they do not', () => {
    const long = 'Conciergerie en Bourgogne et Morvan : gestion locative'
    expect(fullTitle(long)).toBe(long)
  })
})

describe('what the head says', () => {
  test('in the figures of the business and the grouping of the language', () => {
    const grouped = { fr: '1\u202f200', nl: '1.200', en: '1,200' }
    for (const locale of locales) {
      expect(pageCopy('/autun', locale).description).toContain(grouped[locale])
    }
    expect(pageCopy('/pricing', 'en').title).toContain('22% or 27%')
  })

  test('keeps a preview out of search engines, its canonical in production, its image its own', () => {
    const head = describePage('/contact', 'nl', preview)
    expect(head.robots).toEqual({ index: false, follow: false })
    expect(head.alternates?.canonical).toBe('https://site.example/nl/contact')
    expect(head.openGraph?.images).toMatchObject([{ url: 'https://draft.host.example/og/contact-nl.png' }])
  })

  test('says nothing to robots in production', () => {
    expect(describePage('/contact', 'nl', production).robots).toBeUndefined()
  })
})
