/**
 * Uses the browser's storage. Returns undefined if storage is blocked or full, or holds something unreadable, and logs why,
 * once a page: the scripts of a page use it dozens of times. They share no module, hence the mark on the document.
 */
export function withStorage<Result>(use: () => Result): Result | undefined {
  try {
    return use()
  } catch (error) {
    const { dataset } = document.documentElement
    if (dataset.storageFailed === undefined)
      console.warn('The storage of the browser could not be used', error)
    dataset.storageFailed = ''
    return undefined
  }
}
