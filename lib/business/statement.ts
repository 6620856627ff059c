/** Days of one month: guests arrive on the first and leave on the last, so the last night is the one before. */
export type Stay = { arrival: number; departure: number }
export type LetStay = Stay & { /** What the guest pays for the nights, EUR. */ rent: number }

export type Night = 'booked' | 'own' | 'free'

/** How many nights a stay has. */
export const nightsOf = ({ arrival, departure }: Stay) => departure - arrival

/**
 * What an owner gets for the stays of a month, EUR: rent, the company's share of it and what is paid out. The share is
 * rounded to the cent, and share and payout always add up to the rent.
 */
export function statementOf(stays: readonly LetStay[], commissionPercent: number) {
  const rent = stays.reduce((sum, stay) => sum + stay.rent, 0)
  const commissionCents = Math.round(rent * commissionPercent)
  return {
    nights: stays.reduce((sum, stay) => sum + nightsOf(stay), 0),
    rent,
    commission: commissionCents / 100,
    payout: (Math.round(rent * 100) - commissionCents) / 100,
  }
}

type Month = { year: number; month: number; stays: readonly Stay[]; own: readonly Stay[] }

/** A month as its calendar: the weekday of its first day (0 is Monday) and what each night is. Months count from 1. */
export function calendarOf({ year, month, stays, own }: Month) {
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const kindOf = (day: number): Night => {
    const within = (stay: Stay) => stay.arrival <= day && day < stay.departure
    return stays.some(within) ? 'booked' : own.some(within) ? 'own' : 'free'
  }
  const days = Array.from({ length }, (_, index) => index + 1)
  return {
    firstWeekday: (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7,
    nights: days.map((day) => ({ day, kind: kindOf(day) })),
  }
}
