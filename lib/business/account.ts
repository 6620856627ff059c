/** A range of monthly amounts, whole EUR. */
export type Range = { min: number; max: number }

/**
 * Splits a range of gross income into the company's commission and the owner's share, before the owner's other costs. Whole
 * EUR: at each end the two add up to the gross income.
 */
export function accountOf(gross: Range, commissionPercent: number): { commission: Range; share: Range } {
  const commissionOf = (amount: number) => Math.round((amount * commissionPercent) / 100)
  const commission = { min: commissionOf(gross.min), max: commissionOf(gross.max) }
  return { commission, share: { min: gross.min - commission.min, max: gross.max - commission.max } }
}
