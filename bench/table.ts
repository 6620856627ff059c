/** What one visit has measured, by name; NaN for what the page does not have. */
export type Row = Record<string, number>
/** The visits of each variant, by page, in the order of the rounds. */
export type Results = Map<string, Map<string, Row[]>>

/** The middle value; the mean of the two middle ones where their number is even. NaN without values. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const [lower = Number.NaN, upper = Number.NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return (lower + upper) / 2
}

const digits = (value: number) =>
  Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : Math.abs(value) < 1 ? 3 : 1
const shown = (value: number, places = digits(value)) => (Number.isNaN(value) ? '-' : value.toFixed(places))
const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/**
 * Medians as a Markdown table, a line for each page and variant. Under them how the site compares: the ratio to its
 * bound, and the median of the differences to the other export in the same round.
 */
export function table(results: Results): string {
  const [first = new Map<string, Row[]>()] = results.values()
  const names = Object.keys([...first.values()][0]?.[0] ?? {})
  const summary = (rows: readonly Row[], name: string) => {
    const values = rows.map((row) => row[name] ?? Number.NaN)
    return name.endsWith('(worst)') ? Math.max(...values) : median(values)
  }
  const lines = [...first.keys()].flatMap((page) => {
    const rowsOf = (variant: string) => results.get(variant)?.get(page) ?? []
    const [site, bound, against] = ['site', 'bound', 'against'].map(rowsOf) as [Row[], Row[], Row[]]
    const ratio = (name: string) => shown(summary(site, name) / summary(bound, name), 2)
    const difference = (name: string) =>
      shown(
        median(site.map((row, round) => (row[name] ?? Number.NaN) - (against[round]?.[name] ?? Number.NaN))),
      )
    return [
      ...[...results.keys()].map((variant) => [
        variant,
        ...names.map((name) => shown(summary(rowsOf(variant), name))),
      ]),
      ...(bound.length > 0 ? [['site : bound', ...names.map(ratio)]] : []),
      ...(against.length > 0 ? [['site - against', ...names.map(difference)]] : []),
    ].map((cells) => line([page, ...cells]))
  })
  const head = ['page', '', ...names]
  return [line(head), line(head.map(() => '---')), ...lines].join('\n')
}
