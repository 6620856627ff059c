/** Every figure the business promises, once. Copy receives them as ICU arguments (SPEC.md sections 1 and 9). */

/** Commission on rental income, in percent. */
export const commission = { standard: 22, prestige: 27 } as const

/** Service promises: hours unless the name says otherwise. */
export const promises = {
  setupHours: 72,
  replyHours: 2,
  estimateHours: 24,
  noticeMonths: 3,
  callMinutes: 30,
  maintenanceFrom: 8,
  maintenanceTo: 19,
} as const

/** Marketing claims; percentages are whole numbers, amounts EUR a month. */
export const claims = {
  revenueUpliftPercent: 250,
  ownerHours: 0,
  properties: 50,
  satisfactionPercent: 98,
  experienceYears: 5,
  dynamicPricingPercent: 30,
  multipleMin: 2,
  multipleMax: 3,
  averageIncome: { min: 1000, max: 1800 },
} as const

/** Holiday let against long-term let: EUR a month, percent, hours a month. */
export const comparison = {
  shortMin: 2500,
  shortMax: 4500,
  longMin: 800,
  longMax: 1200,
  upliftLow: 200,
  upliftHigh: 250,
  shortOccupancy: 75,
  longOccupancy: 95,
  shortHours: 0,
  longHoursMin: 5,
  longHoursMax: 10,
} as const

/** Morvan statistics of the Dutch Château-Chinon page: percent and months. */
export const morvan = { growthPercent: 40, satisfactionPercent: 85, seasonMonths: 12 } as const

/** Days an unsent estimate request may wait in the browser, in hours, and how often it is tried. */
export const outboxLimits = { hours: 72, tries: 3, entries: 20 } as const

/** How long the details of somebody who wrote to us are kept after the last contact, years. */
export const retentionYears = 3
