/**
 * Uses the browser's storage. Returns undefined, and logs why, if storage is blocked or full, or holds something
 * unreadable.
 */
export function withStorage<Result>(use: () => Result): Result | undefined {
  try {
    return use()
  } catch (error) {
    console.warn('The storage of the browser could not be used', error)
    return undefined
  }
}
