import { amenities } from '@/lib/business/estimate'
import { amenityGroups, commonAmenities, firstAmenities } from '@/lib/content/amenity-groups'
import { type PersonKey, people, percentGained, testimonialFor, testimonialsFor } from '@/lib/content/people'

test('the estimator lists each amenity once, in catalogue order within a group', () => {
  const groups: (readonly string[])[] = [firstAmenities, commonAmenities, ...Object.values(amenityGroups)]
  expect(groups.flat().toSorted()).toEqual(amenities.toSorted())
  for (const group of groups) expect(group).toEqual(amenities.filter((amenity) => group.includes(amenity)))
})

test('the percentage of an owner follows from the figures before and after; without income before there is none', () => {
  expect(percentGained({ ...people.philippe, beforeRevenue: 850, afterRevenue: 2500 })).toBe(194)
  expect(percentGained({ ...people.philippe, beforeRevenue: 0 })).toBeNull()
})

test('the testimonials begin with an owner of the area, then with those who live where the readers do', () => {
  const rankOf = (locale: 'fr' | 'nl', key: PersonKey) => testimonialsFor(locale).indexOf(key)
  expect(rankOf('fr', 'claire')).toBeLessThan(rankOf('fr', 'marijke'))
  expect(rankOf('nl', 'marijke')).toBeLessThan(rankOf('nl', 'claire'))
  expect(testimonialsFor('nl', 'autun')[0]).toBe('philippe')
})

test('the only testimonial of a page is of a reader of its language', () => {
  expect(testimonialFor('fr', 'chateau-chinon')).toEqual(['claire'])
  expect(testimonialFor('nl', 'dijon')).toEqual(['marijke'])
  expect(testimonialFor('en')).toEqual(['marijke'])
})
