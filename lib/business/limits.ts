/**
 * The outbox of estimate requests that could not be sent: hours an entry is kept, retries, minutes between two retries,
 * and entries kept at most.
 */
export const outboxLimits = { maxAgeHours: 72, maxRetries: 3, retryDelayMinutes: 10, maxEntries: 20 } as const

/** Years for which the details of a person who contacted us are kept after the last contact. */
export const retentionYears = 3
