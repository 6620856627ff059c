/** Days of one month: arrival and departure. The last night is the one before the departure. */
export type Stay = { arrival: number; departure: number }
export type GuestStay = Stay & { /** Rent for all nights, EUR. */ rent: number }

export type NightKind = 'booked' | 'own' | 'free'

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

type Month = { year: number; month: number; stays: readonly Stay[]; own: readonly Stay[] }

/** Returns a month's calendar: the weekday of its first day (0 is Monday) and the kind of each night. Months count from 1. */
export function calendarOf({ year, month, stays, own }: Month) {
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const kindOf = (day: number): NightKind => {
    const within = (stay: Stay) => stay.arrival <= day && day < stay.departure
    return stays.some(within) ? 'booked' : own.some(within) ? 'own' : 'free'
  }
  const days = Array.from({ length }, (_, index) => index + 1)
  return {
    firstWeekday: (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7,
    nights: days.map((day) => ({ day, kind: kindOf(day) })),
  }
}
