import { readEstimateLink } from '@/lib/leads/schemas'

test.each([
  ['', {}],
  ['?propertyType=f2&sleepingCapacity=+4+', { propertyType: 'f2', sleepingCapacity: '4' }],
  ['?sleepingCapacity=6%20personnes', { sleepingCapacity: '6 personnes' }],
  ['?sleepingCapacity=4.9', { sleepingCapacity: '4.9' }],
  ['?sleepingCapacity=-3', { sleepingCapacity: '-3' }],
  ['?sleepingCapacity=99999999', { sleepingCapacity: '99999999' }],
  [`?location=${'x'.repeat(300)}`, { location: 'x'.repeat(300) }],
  ['?amenities=wifi,moat,pool,wifi', { amenities: ['pool', 'wifi'] }],
  ['?propertyType=f2&amp;sleepingCapacity=4', { propertyType: 'f2', sleepingCapacity: '4' }],
  ['?amenities=wifi&amenities=pool', { amenities: ['pool', 'wifi'] }],
])('reads the answers of a URL by the names of the form: %p', (search, inputs) => {
  expect(readEstimateLink(search)).toEqual(inputs)
})

test.each([
  '?propertyType=castle&sleepingCapacity=many&amenities=moat',
  '?propertyType=__proto__&amenities=constructor,toString',
  '?sleepingCapacity=0',
  '?sleepingCapacity=%3Cscript%3E',
  '?sleepingCapacity=0.9&location=%20',
])('finds no valid answer in a URL: %p', (search) => {
  expect(readEstimateLink(search)).toEqual({})
})
