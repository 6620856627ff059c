import { estimateLink, readEstimateLink } from '@/lib/leads/estimate-link'

describe('A link that carries the answers', () => {
  test('is read', () => {
    expect(readEstimateLink('?type=f2&beds=4&amenities=pool,wifi')).toEqual({
      propertyType: 'f2',
      sleepingCapacity: '4',
      amenities: ['pool', 'wifi'],
    })
  })

  test.each([
    ['', {}],
    ['?type=castle&beds=many&amenities=moat', {}],
    ['?type=__proto__&amenities=constructor,toString', {}],
    ['?beds=0', {}],
    ['?beds=-3', {}],
    ['?beds=99999999', {}],
    ['?beds=%3Cscript%3E', {}],
    [`?place=${'x'.repeat(101)}`, {}],
    ['?amenities=wifi,moat,pool,wifi', { amenities: ['pool', 'wifi'] }],
  ])('leaves out what is not valid: %p', (search, inputs) => {
    expect(readEstimateLink(search)).toEqual(inputs)
  })

  test('is made so that reading it gives the same answers', () => {
    const inputs = {
      location: 'Étang & <Arroux>',
      propertyType: 'f4',
      sleepingCapacity: '12',
      amenities: ['pool', 'sea_view'],
    } as const
    const link = estimateLink('https://www.exemple.fr/nl/autun', inputs)
    expect(link).toMatch(/^https:\/\/www\.exemple\.fr\/nl\/autun\?.*amenities=pool,sea_view#calculator$/)
    expect(readEstimateLink(new URL(link).search)).toEqual(inputs)
  })
})
