let hasFailed = false

/**
 * Uses the browser's storage. Returns undefined if storage is blocked or full, or holds something unreadable, and logs why,
 * once a script: the scripts of a page use it dozens of times.
 */
export function withStorage<Result>(use: () => Result): Result | undefined {
  try {
    return use()
  } catch (error) {
    if (!hasFailed) console.warn('The storage of the browser could not be used', error)
    hasFailed = true
    return undefined
  }
}
