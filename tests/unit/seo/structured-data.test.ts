import { structuredData } from '@/lib/seo/structured-data'

const company = {
  url: 'https://site.example',
  phone: '+33 3 12 34 56 78',
  email: 'hello@site.example',
  postalAddress: null,
}

const nodes = (data: object) => Object.values(data)[1] as { [key: string]: unknown }[]

describe('the company in structured data', () => {
  test('is an organization as long as nobody can visit it', () => {
    const [organization] = nodes(structuredData('/', 'fr', company))
    expect(organization).toMatchObject({ '@type': 'Organization', telephone: '+33 3 12 34 56 78' })
    expect(organization).not.toHaveProperty('address')
  })

  test('is a local business once it has an address', () => {
    const [organization] = nodes(
      structuredData('/', 'fr', { ...company, postalAddress: '1 rue Haute, Autun' }),
    )
    expect(organization).toMatchObject({ '@type': 'LocalBusiness', address: '1 rue Haute, Autun' })
  })

  test('has one identity, whichever page speaks of it', () => {
    const ids = (['/', '/pricing', '/contact', '/dijon'] as const).map(
      (page) => nodes(structuredData(page, 'nl', company))[0]?.['@id'],
    )
    expect(new Set(ids)).toEqual(new Set(['https://site.example/#organization']))
  })
})
