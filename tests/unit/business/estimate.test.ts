import {
  type Amenity,
  amenities,
  baseNightlyRate,
  estimateRevenue,
  type PropertyType,
  parseCapacity,
  revenueOf,
} from '@/lib/business/estimate'

describe('estimateRevenue', () => {
  test.each<[PropertyType, number, readonly Amenity[], number, number]>([
    ['studio', 3, [], 1519, 18478],
    ['f1', 2, ['wifi', 'tv'], 1373, 16699],
    ['f2', 4, [], 3375, 41063],
    ['f3', 6, ['garden', 'fireplace'], 7290, 88695],
    ['f4', 8, amenities, 24570, 298935],
    ['f2', -4, [], 1688, 20531],
  ])('%s with %d beds and %j: %d a month, %d a year', (type, beds, chosen, monthlyRevenue, yearlyRevenue) => {
    expect(estimateRevenue(type, beds, chosen)).toEqual({ monthlyRevenue, yearlyRevenue })
  })

  test('equals exact arithmetic for 46,200 combinations of type, beds and bonuses', () => {
    /** nightly * beds / 2 * days * 3 / 4 in integers, halves rounded up. */
    const exact = (nightly: number, beds: number, days: number) =>
      Number((BigInt(nightly) * BigInt(Math.max(2, beds)) * BigInt(days) * 3n + 4n) / 8n)
    const drifts: string[] = []
    for (const base of Object.values(baseNightlyRate))
      for (let beds = 1; beds <= 60; beds++)
        for (let nightly = base; nightly <= base + 153; nightly++) {
          const { monthlyRevenue, yearlyRevenue } = revenueOf(nightly, beds)
          if (monthlyRevenue !== exact(nightly, beds, 30) || yearlyRevenue !== exact(nightly, beds, 365))
            drifts.push(`${nightly} EUR, ${beds} beds: ${monthlyRevenue}, ${yearlyRevenue}`)
        }
    expect(drifts).toEqual([])
  })
})

test.each([
  ['4', 4],
  [' 6 ', 6],
  ['4.9', 4],
  ['4,9', 4],
  ['12abc', 12],
  ['-3', -3],
  ['+2', 2],
  ['007', 7],
  ['1e9', 1],
  ['0', null],
  ['-0', null],
  ['0.9', null],
  ['', null],
  ['abc12', null],
  ['Infinity', null],
])('parseCapacity reads %j as %j', (typed, beds) => {
  expect(parseCapacity(typed)).toBe(beds)
})
