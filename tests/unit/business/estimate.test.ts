import {
  type Amenity,
  amenities,
  estimateRevenue,
  isAbove,
  type PropertyType,
  parseCapacity,
  sizeOf,
} from '@/lib/business/estimate'

test.each<[PropertyType, number, readonly Amenity[], number, number]>([
  ['studio', 3, [], 1519, 18478],
  ['f1', 2, ['wifi', 'tv'], 1373, 16699],
  ['f2', 4, [], 3375, 41063],
  ['f3', 6, ['garden', 'fireplace'], 7290, 88695],
  ['f4', 8, amenities, 24570, 298935],
  ['f2', -4, [], 1688, 20531],
])(
  '%s for %d people with %j: %d a month, %d a year',
  (type, capacity, chosen, monthlyRevenue, yearlyRevenue) => {
    expect(estimateRevenue(type, capacity, chosen)).toEqual({ monthlyRevenue, yearlyRevenue })
  },
)

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
  ['6 personnes', 6],
  ['４', 4],
  ['\u3000－１２人', -12],
  ['０', null],
  ['max 8', null],
])('parseCapacity reads %j as %j', (typed, capacity) => {
  expect(parseCapacity(typed)).toBe(capacity)
})

test.each([
  ['studio', 2, 'studio'],
  ['studio', 8, 'large'],
  ['f3', 7, 'ordinary'],
  ['f3', 8, 'large'],
] as const)('sizeOf: %s for %i is %s', (type, capacity, size) => {
  expect(sizeOf(type, capacity)).toBe(size)
})

test.each([
  [1600, false],
  [1601, true],
])('isAbove: %i a month and a range up to 1600: %p', (monthlyRevenue, above) => {
  expect(isAbove({ monthlyRevenue }, { max: 1600 })).toBe(above)
})
