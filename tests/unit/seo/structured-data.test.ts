import { organizationId } from '@/lib/seo/organization'
import { structuredData } from '@/lib/seo/structured-data'

const company = { url: 'https://site.example', phone: '+33 3 12 34 56 78', email: 'hello@site.example' }

test.each([
  ['1 rue Haute, 71400 Autun', ['1 rue Haute', '71400', 'Autun']],
  ['Le Bourg – 58120 Château-Chinon, France', ['Le Bourg', '58120', 'Château-Chinon']],
  ['BP 12, 3 place d’Armes 21000 Dijon Cedex', ['BP 12, 3 place d’Armes', '21000', 'Dijon Cedex']],
])('a company at %p is a LocalBusiness with the parts of its address', (postalAddress, parts) => {
  const { '@graph': graph } = structuredData('/contact', 'nl', { ...company, legal: { postalAddress } })
  const [streetAddress, postalCode, addressLocality] = parts
  const address = {
    '@type': 'PostalAddress',
    streetAddress,
    postalCode,
    addressLocality,
    addressCountry: 'FR',
  }
  expect(graph[0]).toMatchObject({ '@type': 'LocalBusiness', '@id': organizationId(company), address })
})

test.each([null, '1 rue Haute, Autun', '71400 Autun', 'Keizersgracht 1, 1015 CJ Amsterdam'])(
  'a company at %p is an Organization without an address',
  (postalAddress) => {
    const { '@graph': graph } = structuredData('/contact', 'nl', { ...company, legal: { postalAddress } })
    expect(graph[0]).toMatchObject({ '@type': 'Organization' })
    expect(graph[0]).not.toHaveProperty('address')
  },
)
