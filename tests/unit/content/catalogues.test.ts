import { amenities } from '@/lib/business/estimate'
import { amenityGroups } from '@/lib/content/amenity-groups'
import { caseStudies, testimonialCases } from '@/lib/content/case-studies'
import { faqKeys } from '@/lib/content/faq'
import { loadMessages } from '@/lib/i18n/messages'

const messages = loadMessages('fr')

test('the groups of the estimator hold each amenity once, in catalogue order inside a group', () => {
  const grouped: string[] = Object.values(amenityGroups).flat()
  expect(grouped.toSorted()).toEqual(amenities.toSorted())
  for (const group of Object.values(amenityGroups)) {
    const order = group.map((amenity) => amenities.indexOf(amenity))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  }
})

test('the FAQ asks ten questions: all that have copy, each once', () => {
  expect(faqKeys).toHaveLength(10)
  expect(faqKeys.toSorted()).toEqual(Object.keys(messages.faq.items).toSorted())
})

describe('case studies', () => {
  test('are those of SPEC.md section 9', () => {
    expect(
      caseStudies.map(({ before, after, increase, occupancy }) => [before, after, increase, occupancy]),
    ).toEqual([
      [0, 3750, undefined, 68],
      [850, 2500, 194, 71],
      [350, 870, 149, 67],
    ])
  })

  test('show the increase that their figures give', () => {
    for (const { before, after, increase } of caseStudies) {
      expect(increase).toBe(before === 0 ? undefined : Math.round(((after - before) / before) * 100))
    }
  })

  test('are told by the three owners of the testimonials', () => {
    expect(Object.keys(testimonialCases).toSorted()).toEqual(
      Object.keys(messages.testimonials.items).toSorted(),
    )
    expect(Object.values(testimonialCases).toSorted()).toEqual(caseStudies.map(({ key }) => key).toSorted())
  })
})
