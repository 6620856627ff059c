/** Days of one month: arrival and departure. The last night is the one before the departure. */
export type Stay = { arrival: number; departure: number }
export type GuestStay = Stay & { /** Rent for all nights, EUR. */ rent: number }

/** The number of nights of a stay. */
export const nightsOf = ({ arrival, departure }: Stay) => departure - arrival

/**
 * Returns the sums of a month's stays, EUR: rent, the company's commission and the payout to the owner. The commission is
 * rounded to the cent. Commission and payout always add up to the rent.
 */
export function statementOf(stays: readonly GuestStay[], commissionPercent: number) {
  const rent = stays.reduce((sum, stay) => sum + stay.rent, 0)
  const commissionCents = Math.round(rent * commissionPercent)
  return {
    rent,
    commission: commissionCents / 100,
    payout: (Math.round(rent * 100) - commissionCents) / 100,
  }
}
