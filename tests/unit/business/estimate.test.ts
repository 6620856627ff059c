import fc from 'fast-check'
import {
  type Amenity,
  amenities,
  amenityBonus,
  baseNightlyRate,
  estimateRevenue,
  isAmenity,
  isPropertyType,
  nightlyRate,
  type PropertyType,
  parseCapacity,
  propertyTypes,
  revenueOf,
} from '@/lib/business/estimate'

describe('the catalogue of SPEC.md section 9', () => {
  test('base rates', () => {
    expect(baseNightlyRate).toEqual({ studio: 45, f1: 55, f2: 75, f3: 95, f4: 120 })
  })

  test('twenty bonuses, 153 EUR together, in the order of the specification', () => {
    expect(amenities.join(' ')).toBe(
      'pool sauna jacuzzi garden terrace parking ac fireplace wifi kitchen washing_machine dishwasher tv ' +
        'balcony sea_view mountain_view bathtub coffee_machine bbq gym',
    )
    expect(Object.values(amenityBonus)).toEqual([
      15, 10, 12, 8, 6, 5, 7, 5, 3, 8, 4, 5, 3, 4, 20, 12, 6, 3, 7, 10,
    ])
  })
})

describe('estimateRevenue', () => {
  test.each<[PropertyType, number, readonly Amenity[], number, number]>([
    ['f2', 4, [], 3375, 41063],
    ['studio', 3, [], 1519, 18478],
    ['f4', 8, amenities, 24570, 298935],
    ['f2', -4, [], 1688, 20531],
  ])('%s with %d beds and %j: %d a month, %d a year', (type, beds, chosen, monthlyRevenue, yearlyRevenue) => {
    expect(estimateRevenue(type, beds, chosen)).toEqual({ monthlyRevenue, yearlyRevenue })
  })

  test('twelve months are not the year', () => {
    const { monthlyRevenue, yearlyRevenue } = estimateRevenue('f2', 4, [])
    expect(yearlyRevenue).not.toBe(monthlyRevenue * 12)
  })

  test.each([-60, -1, 1, 2])('%d beds count as two', (beds) => {
    expect(estimateRevenue('f3', beds, ['pool'])).toEqual(revenueOf(110, 2))
  })

  test('any choice of amenities, in any order, adds exactly its bonuses', () => {
    fc.assert(
      fc.property(fc.constantFrom(...propertyTypes), fc.shuffledSubarray(amenities), (type, chosen) => {
        const bonus = amenities
          .filter((one) => chosen.includes(one))
          .reduce((sum, one) => sum + amenityBonus[one], 0)
        expect(nightlyRate(type, chosen)).toBe(baseNightlyRate[type] + bonus)
      }),
    )
  })
})

describe('rounding, over 46,200 combinations (5 types, 1 to 60 beds, bonuses of 0 to 153 EUR)', () => {
  /** The formula as SPEC.md section 9 writes it, in plain floating-point numbers. */
  const plain = (nightly: number, beds: number, days: number) =>
    Math.round(nightly * Math.max(1, beds / 2) * days * 0.75)

  /** The same without any floating point: nightly * beds / 2 * days * 3 / 4, halves rounded up. */
  function exact(nightly: number, beds: number, days: number) {
    const eighths = BigInt(nightly) * BigInt(Math.max(2, beds)) * BigInt(days) * 3n
    return Number((eighths + 4n) / 8n)
  }

  test.each(propertyTypes)('%s: no drift from the plain formula, nor from exact arithmetic', (type) => {
    const drifts: string[] = []
    let combinations = 0
    for (let beds = 1; beds <= 60; beds++) {
      for (let bonus = 0; bonus <= 153; bonus++) {
        const nightly = baseNightlyRate[type] + bonus
        const { monthlyRevenue, yearlyRevenue } = revenueOf(nightly, beds)
        const months = [monthlyRevenue, plain(nightly, beds, 30), exact(nightly, beds, 30)]
        const years = [yearlyRevenue, plain(nightly, beds, 365), exact(nightly, beds, 365)]
        if (new Set(months).size + new Set(years).size > 2)
          drifts.push(`${beds} beds, +${bonus}: ${months} ${years}`)
        combinations++
      }
    }
    expect(drifts).toEqual([])
    expect(combinations).toBe(46_200 / 5)
  })
})

describe('parseCapacity', () => {
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
    [' ', null],
    ['abc', null],
    ['abc12', null],
    ['Infinity', null],
    ['0x1f', null],
  ])('reads %j as %j', (typed, beds) => {
    expect(parseCapacity(typed)).toBe(beds)
  })
})

describe('values from forms and addresses', () => {
  test('only the five types are property types', () => {
    expect(propertyTypes.every(isPropertyType)).toBe(true)
    expect(['', 'F2', 'f5', 'toString', '__proto__'].some(isPropertyType)).toBe(false)
  })

  test('only the twenty amenities are amenities', () => {
    expect(amenities.every(isAmenity)).toBe(true)
    expect(['', 'Pool', 'spa', 'constructor'].some(isAmenity)).toBe(false)
  })
})
