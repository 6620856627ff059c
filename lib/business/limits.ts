/** How long an estimate request that could not be sent waits in the browser (hours), how often it is tried again, and how many wait. */
export const outboxLimits = { hours: 72, tries: 3, entries: 20 } as const

/** How long the details of somebody who wrote to us are kept after the last contact, years. */
export const retentionYears = 3
