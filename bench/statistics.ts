/** The middle value; the mean of the two middle ones where their number is even. NaN without values. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** The median of one field over several runs. */
export function medianOf<Run>(runs: readonly Run[], field: (run: Run) => number): number {
  return median(runs.map(field))
}
