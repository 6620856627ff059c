/** The time limit of a request that sends a lead, ms. */
export const requestTimeLimit = 10_000

/**
 * The limits of the outbox, which holds estimate requests that could not be sent. There are three retries; each waits
 * this many minutes after the one before it.
 */
export const outboxLimits = { maxAgeHours: 72, retryDelayMinutes: [0, 1, 10], maxEntries: 20 } as const

/** Years for which the details of a person who contacted us are kept after the last contact. */
export const retentionYears = 3
