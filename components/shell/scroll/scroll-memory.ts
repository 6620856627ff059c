/** Where positions outlive a reload; they are forgotten with the tab. */
const storageKey = 'scrollPositions'

/** Names this entry of the session's history; undefined in browsers that cannot, which restore by themselves. */
const entryKey = () => ('navigation' in window ? window.navigation.currentEntry?.key : undefined)

function readPositions(): Map<string, number> {
  try {
    return new Map(Object.entries(JSON.parse(window.sessionStorage.getItem(storageKey) ?? '{}')))
  } catch {
    return new Map()
  }
}

/**
 * Remembers how far down each entry of the history was read, in place of the browser, which restores before the
 * router has put the other page there. Leaving the document hands the memory back, for a reload and for bfcache.
 */
export function scrollMemory() {
  const positions = readPositions()
  return {
    /** Takes over from the browser. */
    open() {
      if (entryKey()) window.history.scrollRestoration = 'manual'
    },
    /** Keeps the present position for the present entry. */
    keep() {
      const key = entryKey()
      if (key) positions.set(key, Math.round(window.scrollY))
    },
    /** The position kept for the present entry, px. */
    recall(): number | undefined {
      return positions.get(entryKey() ?? '')
    },
    /** Hands over to the browser. Storage that refuses costs only what a later document would have used. */
    close() {
      window.history.scrollRestoration = 'auto'
      try {
        window.sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(positions)))
      } catch (error) {
        console.warn('Scroll positions could not be stored', error)
      }
    },
  }
}
