import leven from 'leven'

/** Returns the other name of which a name is most probably a typing error, or undefined if none is similar. */
export function nearest(name: string, others: Iterable<string>): string | undefined {
  let [best, least]: [string | undefined, number] = [undefined, Math.max(1, Math.floor(name.length / 3)) + 1]
  for (const other of others) {
    if (other === name || Math.abs(other.length - name.length) >= least) continue
    const distance = leven(name.toLowerCase(), other.toLowerCase())
    if (distance < least) [best, least] = [other, distance]
  }
  return best
}
