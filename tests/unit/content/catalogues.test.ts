import { amenities } from '@/lib/business/estimate'
import { amenityGroups, commonAmenities, firstAmenities } from '@/lib/content/amenity-groups'
import { people, percentGained, testimonialsFor } from '@/lib/content/people'

test('the estimator lists each amenity once, in catalogue order within a group', () => {
  const groups: (readonly string[])[] = [firstAmenities, commonAmenities, ...Object.values(amenityGroups)]
  expect(groups.flat().toSorted()).toEqual(amenities.toSorted())
  for (const group of groups) expect(group).toEqual(amenities.filter((amenity) => group.includes(amenity)))
})

test('the percentage of an owner follows from the figures before and after; without income before there is none', () => {
  expect(percentGained({ ...people.philippe, beforeRevenue: 850, afterRevenue: 2500 })).toBe(194)
  expect(percentGained({ ...people.philippe, beforeRevenue: 0 })).toBeNull()
})

test.each([
  ['fr', 'dijon', 'claire'],
  ['nl', 'dijon', 'claire'],
  ['fr', 'chateau-chinon', 'marijke'],
  ['nl', 'autun', 'philippe'],
  // No owner of the area, or no area: one who lives where the readers do.
  ['fr', 'lac-settons', 'claire'],
  ['nl', undefined, 'marijke'],
  ['en', undefined, 'marijke'],
] as const)('the testimonials in %s of %s begin with %s', (locale, area, person) => {
  expect(testimonialsFor(locale, area)[0]).toBe(person)
})
