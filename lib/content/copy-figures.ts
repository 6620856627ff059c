import { claims, commission, morvan, outboxLimits, promises } from '../business/figures'

/**
 * The figures that any message may name as an ICU argument: `{setupHours}`, `{commissionEssential}`.
 * A marketer can use each of them in any sentence; `npm run check` knows them by these names.
 */
export const copyFigures = {
  commissionEssential: commission.standard,
  commissionPrestige: commission.prestige,
  setupHours: promises.setupHours,
  replyHours: promises.replyHours,
  estimateHours: promises.estimateHours,
  noticeMonths: promises.noticeMonths,
  minutes: promises.callMinutes,
  from: promises.maintenanceFrom,
  to: promises.maintenanceTo,
  multipleMin: claims.multipleMin,
  multipleMax: claims.multipleMax,
  months: morvan.seasonMonths,
  years: claims.experienceYears,
  hours: outboxLimits.hours,
} as const
