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
  ['?propertyType=F2&amenities=Pool, WIFI', { propertyType: 'f2', amenities: ['pool', 'wifi'] }],
  // As mailing services spoil them.
  ['?sleepingCapacity=4&location=Autun?utm_source=a', { sleepingCapacity: '4', location: 'Autun' }],
  ['?location=Autun%3Futm_source%3Da', { location: 'Autun' }],
  ['?location=Autun%23calculator', { location: 'Autun' }],
  ['?propertyType=3Df2%26location=Autun', { propertyType: 'f2', location: 'Autun' }],
  ['?propertyType=f2&amp;amp;sleepingCapacity=4', { propertyType: 'f2', sleepingCapacity: '4' }],
  ['?propertyType=f2%26amp%3BsleepingCapacity=4', { propertyType: 'f2', sleepingCapacity: '4' }],
  ['?location=Ch%25C3%25A2teau-Chinon', { location: 'Château-Chinon' }],
  ['?location=Ch%252525C3%252525A2teau-Chinon', { location: 'Château-Chinon' }],
  ['?propertyType%253Df2%2526sleepingCapacity%253D4', { propertyType: 'f2', sleepingCapacity: '4' }],
  ['?location=Autun.', { location: 'Autun' }],
  ['?amenities=pool;wifi&sleepingCapacity=4).', { amenities: ['pool', 'wifi'], sleepingCapacity: '4' }],
  ['?location=Château-Chinon (Ville)', { location: 'Château-Chinon (Ville)' }],
  ['?location=null&location=Autun', { location: 'Autun' }],
  ['https://example.org/#calculator?location=Autun', { location: 'Autun' }],
  ['?location=Rue+Haute,+%233?', { location: 'Rue Haute, #3' }],
])('reads the answers of a URL by the names of the form: %p', (search, inputs) => {
  expect(readEstimateLink(search)).toEqual(inputs)
})

test.each([
  '?propertyType=castle&sleepingCapacity=many&amenities=moat',
  '?propertyType=__proto__&amenities=constructor,toString',
  '?sleepingCapacity=0',
  '?sleepingCapacity=%3Cscript%3E',
  '?sleepingCapacity=0.9&location=%20',
  '?location=*|CITY|*&sleepingCapacity=%7B%7Bguests%7D%7D',
  '?location=%%LOCATION%%',
  '?location=[CITY]&sleepingCapacity=-N-',
  '?location=Ch%E2teau-Chinon',
  '?location=Ch%25E2teau-Chinon',
  '?location=null&sleepingCapacity=undefined',
  '?location=(None)&sleepingCapacity=NaN',
])('finds no valid answer in a URL: %p', (search) => {
  expect(readEstimateLink(search)).toEqual({})
})
