/** How long a visitor waits for a request that sends a lead, or for the code that makes it, ms. */
export const requestTimeLimit = 10_000

/**
 * The limits of the outbox, which holds estimate requests that could not be sent. While a page is open, each of the waits
 * follows the request before it, and the last one all later requests. A page that opens sends them again if the last request
 * was `openingWait` ago, the first time at once. Waits are in minutes.
 */
export const outboxLimits = {
  maxAgeHours: 72,
  waits: [1, 10, 30, 60, 180],
  openingWait: 10,
  maxEntries: 20,
} as const

/** Years for which the details of a person who contacted us are kept after the last contact. */
export const retentionYears = 3
