import { claims, commission, outboxLimits, promises } from '../business/figures'

/**
 * The figures that any message may name as an ICU argument: `{setupHours}`, `{commissionEssential}`.
 * A marketer can use each of them in any sentence; `npm run check` knows them by these names. They are text,
 * because only `{x, number}` and `{x, plural}` take numbers.
 */
export const copyFigures = {
  commissionEssential: String(commission.standard),
  commissionPrestige: String(commission.prestige),
  setupHours: String(promises.setupHours),
  replyHours: String(promises.replyHours),
  estimateHours: String(promises.estimateHours),
  noticeMonths: String(promises.noticeMonths),
  minutes: String(promises.callMinutes),
  from: String(promises.maintenanceFrom),
  to: String(promises.maintenanceTo),
  multipleMin: String(claims.multipleMin),
  multipleMax: String(claims.multipleMax),
  hours: String(outboxLimits.hours),
} as const
