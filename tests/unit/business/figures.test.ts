import { copyFigures, figures } from '@/lib/business/figures'
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

test('the comparison states the uplift of its own amounts', () => {
  expect(value('upliftLow')).toBe(upliftPercent(value('longMin'), value('shortMin')))
  expect(value('upliftHigh')).toBe(upliftPercent(value('longMax'), value('shortMax')))
  expect(value('upliftPercent')).toBe(value('upliftHigh'))
  expect(value('shortHours')).toBe(value('ownerHours'))
})

test('the multiple of an ordinary property ends where the uplift of a large one begins', () => {
  expect(value('multipleMax')).toBe(multipleOf(value('upliftLow')))
  expect(value('multipleMin')).toBeLessThan(value('multipleMax'))
})

test.each(['Essential', 'Prestige'] as const)(
  '%s: commission and the owner’s share make the stay',
  (plan) => {
    expect(value(`fee${plan}`)).toBe((value('stayExample') * value(`commission${plan}`)) / 100)
    expect(value(`fee${plan}`) + value(`kept${plan}`)).toBe(value('stayExample'))
  },
)

test('the number of properties is not above the sum of the areas', () => {
  const sum = citySlugs.reduce((total, slug) => total + cities[slug].properties, 0)
  expect(value('properties')).toBeLessThanOrEqual(sum)
})

test('the average income lies within the ranges of the areas', () => {
  const ranges = citySlugs.map((slug) => cities[slug].income)
  expect(value('averageMin')).toBeGreaterThanOrEqual(Math.min(...ranges.map(({ min }) => min)))
  expect(value('averageMax')).toBeLessThanOrEqual(Math.max(...ranges.map(({ max }) => max)))
})

test('no example earns more than the copy claims for a property', () => {
  for (const { beforeRevenue, afterRevenue } of Object.values<Person>(people)) {
    expect(afterRevenue).toBeLessThanOrEqual(value('shortMax'))
    if (beforeRevenue > 0)
      expect(afterRevenue / beforeRevenue).toBeLessThanOrEqual(multipleOf(value('upliftHigh')))
  }
})

test('messages receive amounts as numbers and other figures as text', () => {
  expect([copyFigures.shortMax, copyFigures.setupHours]).toEqual([4500, '72'])
})
