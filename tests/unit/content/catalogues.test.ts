import { amenities } from '@/lib/business/estimate'
import { amenityGroups, commonAmenities } from '@/lib/content/amenity-groups'
import { orderForLocale, people, percentGained } from '@/lib/content/people'

test('the estimator lists each amenity once, in catalogue order within a group', () => {
  const groups: (readonly string[])[] = [commonAmenities, ...Object.values(amenityGroups)]
  expect(groups.flat().toSorted()).toEqual(amenities.toSorted())
  for (const group of groups) expect(group).toEqual(amenities.filter((amenity) => group.includes(amenity)))
})

test('the percentage of an owner follows from the figures before and after; without income before there is none', () => {
  expect(percentGained({ ...people.philippe, beforeRevenue: 850, afterRevenue: 2500 })).toBe(194)
  expect(percentGained({ ...people.philippe, beforeRevenue: 0 })).toBeNull()
})

test('an owner who lives abroad comes last in French, and keeps their place in the other languages', () => {
  const keys = ['marijke', 'philippe', 'claire'] as const
  expect(orderForLocale(keys, 'fr')).toEqual(['philippe', 'claire', 'marijke'])
  expect(orderForLocale(keys, 'nl')).toEqual(keys)
})
