import fc from 'fast-check'
import { figures } from '@/lib/business/figures'
import { statementOf } from '@/lib/business/statement'
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

test('the amounts of the sample statement are whole', () => {
  const { commission, payout } = statementOf(sampleMonth.stays, figures.commissionEssential.value)
  expect([commission, payout].every(Number.isInteger)).toBe(true)
})
