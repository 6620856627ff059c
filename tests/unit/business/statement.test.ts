import fc from 'fast-check'
import { figures } from '@/lib/business/figures'
import { calendarOf, nightsOf, type Stay, statementOf } from '@/lib/business/statement'
import { sampleMonth } from '@/lib/content/sample-month'

test('commission and payout add up to the rent, to the cent', () => {
  const rents = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 10 })
  fc.assert(
    fc.property(rents, fc.integer({ min: 0, max: 100 }), (cents, percent) => {
      const stays = cents.map((rent) => ({ arrival: 1, departure: 2, rent: rent / 100 }))
      const { rent, commission, payout } = statementOf(stays, percent)
      expect(Math.round(commission * 100) + Math.round(payout * 100)).toBe(Math.round(rent * 100))
    }),
  )
})

test('calendarOf returns a February of a leap year that begins on a Tuesday', () => {
  const month = { year: 2028, month: 2, stays: [{ arrival: 5, departure: 7 }], own: [] }
  const { firstWeekday, nights } = calendarOf(month)
  expect([firstWeekday, nights.length, nights[0]?.day]).toEqual([1, 29, 1])
  expect(nights.filter(({ kind }) => kind !== 'free').map(({ day }) => day)).toEqual([5, 6])
})

test('the sample calendar shows the nights of the sample statement, and its amounts are whole', () => {
  const { commission, payout } = statementOf(sampleMonth.stays, figures.commissionEssential.value)
  const shown = calendarOf(sampleMonth).nights
  const nightsIn = (stays: readonly Stay[]) => stays.reduce((sum, stay) => sum + nightsOf(stay), 0)
  expect(shown.filter(({ kind }) => kind === 'booked')).toHaveLength(nightsIn(sampleMonth.stays))
  expect(shown.filter(({ kind }) => kind === 'own')).toHaveLength(nightsIn(sampleMonth.own))
  expect([commission, payout].every(Number.isInteger)).toBe(true)
})
