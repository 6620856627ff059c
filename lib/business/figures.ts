import { occupancyPercent } from './estimate'
import { outboxLimits, retentionYears } from './limits'

export type Unit =
  | 'percent'
  | 'euros'
  | 'hours'
  | 'o’clock'
  | 'minutes'
  | 'months'
  | 'years'
  | 'times'
  | 'properties'

const figure = <U extends Unit>(value: number, unit: U) => ({ value, unit })

/** Commission on the rent that a guest pays, percent. */
const commission = { essential: 22, prestige: 27 } as const

/** A stay of so many EUR, by which the pricing page shows what each plan costs. */
const stay = 1000
const feeOf = (percent: number) => (stay * percent) / 100

/**
 * Every figure of the business, once, under the name by which messages receive it: `{setupHours}`, and amounts in
 * EUR as `{averageMin, number}`. Code reads `figures.setupHours.value`; `npm run check` refuses a message in which one
 * of them is typed by hand.
 */
export const figures = {
  commissionEssential: figure(commission.essential, 'percent'),
  commissionPrestige: figure(commission.prestige, 'percent'),
  stayExample: figure(stay, 'euros'),
  feeEssential: figure(feeOf(commission.essential), 'euros'),
  keptEssential: figure(stay - feeOf(commission.essential), 'euros'),
  feePrestige: figure(feeOf(commission.prestige), 'euros'),
  keptPrestige: figure(stay - feeOf(commission.prestige), 'euros'),
  /** What owners are often asked for by others. */
  elsewherePercent: figure(25, 'percent'),

  setupHours: figure(72, 'hours'),
  replyHours: figure(2, 'hours'),
  estimateHours: figure(24, 'hours'),
  noticeMonths: figure(3, 'months'),
  callMinutes: figure(30, 'minutes'),
  maintenanceFrom: figure(8, 'o’clock'),
  maintenanceTo: figure(19, 'o’clock'),

  upliftPercent: figure(250, 'percent'),
  ownerHours: figure(0, 'hours'),
  properties: figure(50, 'properties'),
  satisfactionPercent: figure(98, 'percent'),
  experienceYears: figure(5, 'years'),
  pricingGainPercent: figure(30, 'percent'),
  multipleMin: figure(2, 'times'),
  multipleMax: figure(3, 'times'),
  /** Of all homes, a month. */
  averageMin: figure(1000, 'euros'),
  averageMax: figure(1800, 'euros'),
  occupancy: figure(occupancyPercent, 'percent'),

  /** Holiday let against long-term let, a month. */
  shortMin: figure(2500, 'euros'),
  shortMax: figure(4500, 'euros'),
  longMin: figure(800, 'euros'),
  longMax: figure(1200, 'euros'),
  upliftLow: figure(200, 'percent'),
  upliftHigh: figure(250, 'percent'),
  shortOccupancy: figure(75, 'percent'),
  longOccupancy: figure(95, 'percent'),
  shortHours: figure(0, 'hours'),
  longHoursMin: figure(5, 'hours'),
  longHoursMax: figure(10, 'hours'),

  /** Of the Dutch page of Château-Chinon. */
  morvanGrowthPercent: figure(40, 'percent'),
  morvanSatisfactionPercent: figure(85, 'percent'),
  morvanSeasonMonths: figure(12, 'months'),

  outboxHours: figure(outboxLimits.hours, 'hours'),
  retentionYears: figure(retentionYears, 'years'),
} as const

export type FigureName = keyof typeof figures

/** Amounts and what is counted in the plural are numbers, which messages format; all else is printed as it stands. */
type Formatted = 'morvanSeasonMonths' | 'retentionYears'
type CopyFigures = {
  [Name in FigureName]: Name extends Formatted
    ? number
    : (typeof figures)[Name]['unit'] extends 'euros'
      ? number
      : string
}

const formatted: readonly string[] = ['morvanSeasonMonths', 'retentionYears'] satisfies Formatted[]

/** What any message may be given: every figure by its name. */
export const copyFigures = Object.fromEntries(
  Object.entries(figures).map(([name, { value, unit }]) => [
    name,
    unit === 'euros' || formatted.includes(name) ? value : String(value),
  ]),
) as CopyFigures
