import leven from 'leven'

/** Returns the candidate of which a name is most probably a typing error, or undefined if none is similar. */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  let [best, least]: [string | undefined, number] = [undefined, Math.max(1, Math.floor(name.length / 3)) + 1]
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) >= least) continue
    const distance = leven(name.toLowerCase(), candidate.toLowerCase())
    if (distance < least) [best, least] = [candidate, distance]
  }
  return best
}
