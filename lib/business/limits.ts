/**
 * The limits of the outbox, which holds estimate requests that could not be sent. The first attempt is not a retry, and
 * the first retry has no delay.
 */
export const outboxLimits = { maxAgeHours: 72, maxRetries: 3, retryDelayMinutes: 10, maxEntries: 20 } as const

/** Years for which the details of a person who contacted us are kept after the last contact. */
export const retentionYears = 3
