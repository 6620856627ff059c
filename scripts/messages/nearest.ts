/** How many letters must be typed, deleted or exchanged to turn one word into the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const exchanged = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next[j] = Math.min(exchanged, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1)
    }
    row = next
  }
  return row[b.length] ?? 0
}

/** The word that was probably meant: the most similar one, if at most half of its letters differ. */
export function nearest(word: string, words: Iterable<string>): string | undefined {
  const cost = (other: string) =>
    distance(word.toLowerCase(), other.toLowerCase()) / Math.max(word.length, other.length)
  return [...words].filter((other) => cost(other) <= 0.5).sort((a, b) => cost(a) - cost(b))[0]
}
