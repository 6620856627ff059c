import { outboxHours } from '../business/retention'

/** How long a visitor waits for a request that sends a lead, or for the code that makes it, ms. */
export const requestTimeLimit = 10_000

/**
 * The limits of the outbox, which holds estimate requests that may not have arrived. After each attempt the next of `waits`
 * follows, and the last one after all later attempts; `unknownWait` at least, while an attempt may have arrived. In seconds.
 */
export const outboxLimits = {
  maxAgeHours: outboxHours,
  waits: [10, 60, 600, 1800, 3600, 10_800],
  unknownWait: 60,
  maxEntries: 20,
} as const
