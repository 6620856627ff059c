/** The time limit of a request that sends a lead, ms. */
export const requestTimeLimit = 10_000

/**
 * The limits of the outbox, which holds estimate requests that could not be sent. Each retry waits this many minutes after
 * the request before it; the last delay is also that of all later ones.
 */
export const outboxLimits = {
  maxAgeHours: 72,
  maxRetries: 10,
  retryDelayMinutes: [0, 1, 10],
  maxEntries: 20,
} as const

/** Years for which the details of a person who contacted us are kept after the last contact. */
export const retentionYears = 3
