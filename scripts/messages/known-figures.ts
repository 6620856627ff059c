import {
  amenityBonus,
  baseNightlyRate,
  daysPerYear,
  nightsPerMonth,
  occupancyPercent,
} from '@/lib/business/estimate'
import { claims, commission, comparison, morvan, outboxLimits, promises } from '@/lib/business/figures'
import { caseStudies } from '@/lib/content/case-studies'
import { cities } from '@/lib/content/cities'

export type Unit =
  | 'percent'
  | 'hours'
  | 'minutes'
  | 'months'
  | 'years'
  | 'days'
  | 'nights'
  | 'euros'
  | 'times'
  | 'properties'

/** A figure of the business: its place in the code, and the argument by which most messages receive it. */
export type Figure = { value: number; unit: Unit; source: string; argument: string }

const figure = (unit: Unit, argument: string, value: number, source: string): Figure => ({
  unit,
  argument,
  value,
  source,
})

/** A whole group of one unit, each figure under the argument of its own name. */
const group = (unit: Unit, source: string, values: Record<string, number>) =>
  Object.entries(values).map(([name, value]) => figure(unit, name, value, `${source}.${name}`))

const { noticeMonths, callMinutes, maintenanceFrom, maintenanceTo, ...hours } = promises
const { shortMin, shortMax, longMin, longMax, upliftLow, upliftHigh } = comparison

/** Every figure that lives in lib, with the unit in which copy would print it. */
export const knownFigures: readonly Figure[] = [
  figure('percent', 'commissionEssential', commission.standard, 'commission.standard'),
  figure('percent', 'commissionPrestige', commission.prestige, 'commission.prestige'),
  ...group('hours', 'promises', hours),
  figure('hours', 'from', maintenanceFrom, 'promises.maintenanceFrom'),
  figure('hours', 'to', maintenanceTo, 'promises.maintenanceTo'),
  figure('months', 'noticeMonths', noticeMonths, 'promises.noticeMonths'),
  figure('minutes', 'minutes', callMinutes, 'promises.callMinutes'),
  figure('percent', 'percent', claims.revenueUpliftPercent, 'claims.revenueUpliftPercent'),
  figure('percent', 'percent', claims.satisfactionPercent, 'claims.satisfactionPercent'),
  figure('percent', 'percent', claims.dynamicPricingPercent, 'claims.dynamicPricingPercent'),
  figure('hours', 'hours', claims.ownerHours, 'claims.ownerHours'),
  figure('years', 'years', claims.experienceYears, 'claims.experienceYears'),
  figure('properties', 'count', claims.properties, 'claims.properties'),
  figure('times', 'multipleMin', claims.multipleMin, 'claims.multipleMin'),
  figure('times', 'multipleMax', claims.multipleMax, 'claims.multipleMax'),
  ...group('euros', 'claims.averageIncome', claims.averageIncome),
  ...group('euros', 'comparison', { shortMin, shortMax, longMin, longMax }),
  figure('percent', 'low', upliftLow, 'comparison.upliftLow'),
  figure('percent', 'high', upliftHigh, 'comparison.upliftHigh'),
  figure('percent', 'shortRate', comparison.shortOccupancy, 'comparison.shortOccupancy'),
  figure('percent', 'longRate', comparison.longOccupancy, 'comparison.longOccupancy'),
  figure('hours', 'shortHours', comparison.shortHours, 'comparison.shortHours'),
  figure('hours', 'longHoursMin', comparison.longHoursMin, 'comparison.longHoursMin'),
  figure('hours', 'longHoursMax', comparison.longHoursMax, 'comparison.longHoursMax'),
  figure('percent', 'percent', morvan.growthPercent, 'morvan.growthPercent'),
  figure('percent', 'percent', morvan.satisfactionPercent, 'morvan.satisfactionPercent'),
  figure('months', 'months', morvan.seasonMonths, 'morvan.seasonMonths'),
  figure('hours', 'hours', outboxLimits.hours, 'outboxLimits.hours'),
  figure('times', 'tries', outboxLimits.tries, 'outboxLimits.tries'),
  figure('percent', 'occupancy', occupancyPercent, 'occupancyPercent'),
  figure('nights', 'nights', nightsPerMonth, 'nightsPerMonth'),
  figure('days', 'days', daysPerYear, 'daysPerYear'),
  ...group('euros', 'baseNightlyRate', baseNightlyRate),
  ...group('euros', 'amenityBonus', amenityBonus),
  ...cities.flatMap(({ slug, income, properties }) => [
    ...group('euros', `the income of ${slug}`, income),
    figure('properties', 'count', properties, `the properties of ${slug}`),
  ]),
  ...caseStudies.flatMap(({ key, before, after, occupancy, increase }) => [
    figure('euros', 'amount', before, `the case study ${key}`),
    figure('euros', 'amount', after, `the case study ${key}`),
    figure('percent', 'rate', occupancy, `the case study ${key}`),
    ...(increase === undefined ? [] : [figure('percent', 'percent', increase, `the case study ${key}`)]),
  ]),
]
