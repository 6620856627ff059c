import type { Range } from './account'

/** Base nightly rate by property type, EUR. f4 means four bedrooms or more. */
const baseNightlyRate = { studio: 45, f1: 55, f2: 75, f3: 95, f4: 120 } as const

/** The bonus of each amenity on the nightly rate, EUR, in catalogue order. */
const amenityBonus = {
  pool: 15,
  sauna: 10,
  jacuzzi: 12,
  garden: 8,
  terrace: 6,
  parking: 5,
  ac: 7,
  fireplace: 5,
  wifi: 3,
  kitchen: 8,
  washing_machine: 4,
  dishwasher: 5,
  tv: 3,
  balcony: 4,
  sea_view: 20,
  mountain_view: 12,
  bathtub: 6,
  coffee_machine: 3,
  bbq: 7,
  gym: 10,
} as const

export type PropertyType = keyof typeof baseNightlyRate
export type Amenity = keyof typeof amenityBonus
export type Estimate = { monthlyRevenue: number; yearlyRevenue: number }

export const propertyTypes = Object.keys(baseNightlyRate) as PropertyType[]
export const amenities = Object.keys(amenityBonus) as Amenity[]

/** Assumed share of nights let, in percent; a whole number keeps the arithmetic exact. */
export const occupancyPercent = 75
const nightsPerMonth = 30
const daysPerYear = 365

/**
 * Returns the gross revenue of a property, before commission, in whole EUR. `capacity` is the number of people it sleeps;
 * less than 2 counts as 2. Multiplies integers before it divides, so that no rounding error can add up.
 */
export function estimateRevenue(type: PropertyType, capacity: number, chosen: readonly Amenity[]): Estimate {
  const nightly = chosen.reduce<number>((sum, amenity) => sum + amenityBonus[amenity], baseNightlyRate[type])
  const perNightTimes200 = nightly * Math.max(2, capacity) * occupancyPercent
  return {
    monthlyRevenue: Math.round((perNightTimes200 * nightsPerMonth) / 200),
    yearlyRevenue: Math.round((perNightTimes200 * daysPerYear) / 200),
  }
}

/**
 * Whether an estimate is above the upper end of a range of monthly gross income, whole EUR. It ignores the place and the
 * condition of the house, and is then often far too high.
 */
export const isAbove = (
  { monthlyRevenue }: Pick<Estimate, 'monthlyRevenue'>,
  range: Pick<Range, 'max'>,
): boolean => monthlyRevenue > range.max

/** How a property differs from an ordinary one, for which the ranges of areas are meant. */
export type Size = 'studio' | 'ordinary' | 'large'

/** A house for eight or more is large, whatever its type. */
export function sizeOf(type: PropertyType, capacity: number): Size {
  if (capacity >= 8) return 'large'
  return type === 'studio' ? 'studio' : 'ordinary'
}

/**
 * Parses the leading integer of the typed capacity, also in full-width digits: "4.9" is 4, "12abc" is 12, "-3" is -3. Returns
 * null for zero and for text that does not begin with a number: nothing can be computed then.
 */
export function parseCapacity(value: string): number | null {
  const parsed = Number.parseInt(value.normalize('NFKC'), 10)
  return Number.isNaN(parsed) || parsed === 0 ? null : parsed
}
