import { fullTitle } from '@/lib/seo/page-copy'
import { brand } from '@/lib/site/site'

test('appends the brand to a title if the result has at most 60 characters', () => {
  const long = 'Conciergerie en Bourgogne et Morvan : gestion locative'
  expect([fullTitle('Tarifs'), fullTitle(long)]).toEqual([`Tarifs | ${brand}`, long])
})
