import { accountOf } from './account'
import { occupancyPercent } from './estimate'
import { outboxHours, retentionYears } from './retention'
import { multipleOf, upliftPercent } from './uplift'

export type Unit =
  | 'percent'
  | 'euros'
  | 'hours'
  | 'o’clock'
  | 'minutes'
  | 'days'
  | 'months'
  | 'years'
  | 'times'
  | 'properties'

const figure = (value: number, unit: Unit) => ({ value, unit })
const euros = (value: number) => figure(value, 'euros')

/** Commission on the rent that a guest pays, percent. */
const commission = { standard: 22, prestige: 27 } as const

/** What a range of gross income leaves the owner with the standard plan. */
const shareOf = (gross: { min: number; max: number }) => accountOf(gross, commission.standard).share

/** Monthly average of all properties, EUR. */
const average = { min: 1000, max: 1800 } as const

/** The stay of the worked example, EUR of rent. */
const stay = 1000
const feeOf = (percent: number) => (stay * percent) / 100

/** Corrected monthly gross income of the sample email at the gate, EUR. Invented. */
const sampleGross = 1200
const sample = accountOf({ min: sampleGross, max: sampleGross }, commission.standard)

/** Monthly gross income of a large house in high demand, and of the same house on a long-term let, EUR. */
const short = { min: 2500, max: 4500 } as const
const long = { min: 800, max: 1200 } as const

/** What the holiday let brings in above the long-term let, at the lower and at the upper end of both ranges. */
const uplift = { low: upliftPercent(long.min, short.min), high: upliftPercent(long.max, short.max) }

/**
 * Every figure of the business, once, under the name that messages use: `{setupHours}`, and amounts in EUR as
 * `{averageMin, number, euros}`. Code reads `figures.setupHours.value`. A figure that follows from others is computed from
 * them. No check finds a figure that copy types by hand.
 */
export const figures = {
  commissionEssential: figure(commission.standard, 'percent'),
  commissionPrestige: figure(commission.prestige, 'percent'),
  stayExample: euros(stay),
  feeEssential: euros(feeOf(commission.standard)),
  keptEssential: euros(stay - feeOf(commission.standard)),
  feePrestige: euros(feeOf(commission.prestige)),
  keptPrestige: euros(stay - feeOf(commission.prestige)),
  sampleGross: euros(sampleGross),
  sampleCommission: euros(sample.commission.max),
  sampleShare: euros(sample.share.max),
  /** What other companies often ask. */
  elsewherePercent: figure(25, 'percent'),

  setupHours: figure(72, 'hours'),
  replyHours: figure(2, 'hours'),
  estimateHours: figure(24, 'hours'),
  noticeMonths: figure(3, 'months'),
  /** The consumer's right of withdrawal (consumer code, article L. 221-18). */
  withdrawalDays: figure(14, 'days'),
  callMinutes: figure(30, 'minutes'),
  maintenanceFrom: figure(8, 'o’clock'),
  maintenanceTo: figure(19, 'o’clock'),

  /** Hours a month that owners spend on the day-to-day management of a property that we manage. */
  ownerHours: figure(0, 'hours'),
  properties: figure(50, 'properties'),
  satisfactionPercent: figure(98, 'percent'),
  experienceYears: figure(5, 'years'),
  pricingGainPercent: figure(30, 'percent'),
  /** Income of an ordinary property as a multiple of its rent on a long-term let. Ends where large houses begin. */
  multipleMin: figure(2, 'times'),
  multipleMax: figure(multipleOf(uplift.low), 'times'),
  /** That of a large house in high demand, at best. */
  multipleLarge: figure(multipleOf(uplift.high), 'times'),
  /** Monthly average of all properties. */
  averageMin: euros(average.min),
  averageMax: euros(average.max),
  occupancy: figure(occupancyPercent, 'percent'),

  /** The comparison of a holiday let with a long-term let. Amounts and hours are for a month. */
  shortMin: euros(short.min),
  shortMax: euros(short.max),
  shortShareMin: euros(shareOf(short).min),
  shortShareMax: euros(shareOf(short).max),
  longMin: euros(long.min),
  longMax: euros(long.max),
  upliftLow: figure(uplift.low, 'percent'),
  upliftHigh: figure(uplift.high, 'percent'),
  longOccupancy: figure(95, 'percent'),
  longHoursMin: figure(5, 'hours'),
  longHoursMax: figure(10, 'hours'),

  /** The Morvan statistics on the Dutch page of Château-Chinon. */
  morvanGrowthPercent: figure(40, 'percent'),
  morvanSatisfactionPercent: figure(85, 'percent'),
  morvanSeasonMonths: figure(12, 'months'),

  /** Flat-rate allowance of the French micro-BIC regime on holiday lets (tax code, article 50-0). */
  allowanceClassified: figure(50, 'percent'),
  allowanceUnclassified: figure(30, 'percent'),
  /** Yearly income above which an unclassified holiday let leaves that regime. */
  ceilingUnclassified: euros(15_000),

  outboxHours: figure(outboxHours, 'hours'),
  retentionYears: figure(retentionYears, 'years'),
}

/** The arguments that any message may use: every figure by its name. `never` fits `{name}`, typed as text, and `{name, number}`. */
export const figureArguments = Object.fromEntries(
  Object.entries(figures).map(([name, { value }]) => [name, value]),
) as { [Name in keyof typeof figures]: never }

/** Makes `{name}` of a figure `{name, number}` in a message, because each language writes a fraction its way: 26,4 or 26.4. */
export function withNumbers(message: string): string {
  let depth = 0
  return message.replace(/\{(\w+)\}|[{}]/g, (part, name) => {
    if (!name) depth += part === '{' ? 1 : -1
    // At an odd depth it is a word of a plural: `other {properties}`.
    return Object.hasOwn(figures, name) && depth % 2 === 0 ? `{${name}, number}` : part
  })
}
