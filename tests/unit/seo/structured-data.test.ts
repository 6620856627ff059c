import { structuredData } from '@/lib/seo/structured-data'

const company = { url: 'https://site.example', phone: '+33 3 12 34 56 78', email: 'hello@site.example' }

test.each([
  [null, 'Organization'],
  ['1 rue Haute, Autun', 'LocalBusiness'],
])('a company with the address %p is a %s', (postalAddress, type) => {
  const { '@graph': graph } = structuredData('/dijon', 'nl', { ...company, postalAddress })
  expect(graph[0]).toMatchObject({ '@type': type, '@id': 'https://site.example/#organization' })
  expect(Object(graph[0]).address).toBe(postalAddress ?? undefined)
})
