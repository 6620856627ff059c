import { readFileSync } from 'node:fs'
import { amenities, propertyTypes } from '@/lib/business/estimate'
import { amenityGroups, commonAmenities, firstAmenities } from '@/lib/content/amenity-groups'
import { areaName, citySlugs } from '@/lib/content/cities'
import { type Person, people, percentGained, testimonialsFor } from '@/lib/content/people'
import { defaultLocale, locales } from '@/lib/i18n/locales'

test('the estimator lists each amenity once, in catalogue order within a group', () => {
  const groups: (readonly string[])[] = [firstAmenities, commonAmenities, ...Object.values(amenityGroups)]
  expect(groups.flat().toSorted()).toEqual(amenities.toSorted())
  for (const group of groups) expect(group).toEqual(amenities.filter((amenity) => group.includes(amenity)))
})

test.each([
  ...citySlugs.map((slug) => `at-${areaName(slug)}`),
  ...propertyTypes.map((type) => `type-${type}`),
  ...amenities.map((amenity) => `am-${amenity}`),
])('the house of the estimator has the layer %s, and a rule that shows it', (layer) => {
  const house = readFileSync('components/art/blocks/house.svg', 'utf8')
  expect(house).toMatch(new RegExp(`<\\w+ class="[^"]*\\b${layer}\\b`))
  expect(house).toContain(`[data-answers~="${layer}"] .${layer},`)
})

test('the percentage of an owner follows from the figures before and after; without income before there is none', () => {
  expect(percentGained({ beforeRevenue: 850, afterRevenue: 2500 })).toBe(194)
  expect(percentGained({ beforeRevenue: 0, afterRevenue: 2500 })).toBeNull()
})

test.each(locales.flatMap((locale) => [undefined, ...citySlugs].map((area) => [locale, area] as const)))(
  'the testimonials in %s of %s begin with owners of the area, and then with those who live where the readers do',
  (locale, area) => {
    const owners = testimonialsFor(locale, area).map((key): Person => people[key])
    const isAlike = ({ livesAbroad = false }: Person) => livesAbroad === (locale !== defaultLocale)
    const groups = [true, false].flatMap((isLocal) => {
      const group = owners.filter((owner) => (owner.area === area) === isLocal)
      return [...group.filter(isAlike), ...group.filter((owner) => !isAlike(owner))]
    })
    expect(owners).toEqual(groups)
  },
)
