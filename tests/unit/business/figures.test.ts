import { figures } from '@/lib/business/figures'
import { multipleOf, upliftPercent } from '@/lib/business/uplift'
import { cities, citySlugs } from '@/lib/content/cities'
import { type Person, people } from '@/lib/content/people'

const value = (name: keyof typeof figures): number => figures[name].value

test.each([
  [800, 2500, 200],
  [1200, 4500, 250],
  [100, 199, 50],
  [100, 149, 0],
])('an uplift from %d to %d is stated as %d %, never above its amounts', (before, after, stated) => {
  expect(upliftPercent(before, after)).toBe(stated)
})

test('a gain of 200 % makes three times the amount', () => {
  expect(multipleOf(200)).toBe(3)
})

test('the average income lies within the ranges of the areas', () => {
  const ranges = citySlugs.map((slug) => cities[slug].income)
  expect(value('averageMin')).toBeGreaterThanOrEqual(Math.min(...ranges.map(({ min }) => min)))
  expect(value('averageMax')).toBeLessThanOrEqual(Math.max(...ranges.map(({ max }) => max)))
})

test('no invented owner earns more than the copy claims for a property; a real one may', () => {
  const tooHigh = Object.values<Person>(people).filter(
    ({ example, beforeRevenue, afterRevenue }) =>
      example &&
      (afterRevenue > value('shortMax') ||
        (beforeRevenue > 0 && afterRevenue / beforeRevenue > multipleOf(value('upliftHigh')))),
  )
  expect(tooHigh.map(({ name }) => name)).toEqual([])
})
