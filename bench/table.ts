/** What one visit has measured, by name; NaN for what the page does not have. */
export type Row = Record<string, number>
/** The visits of each variant, by page, in the order of the rounds. */
export type Results = Map<string, Map<string, Row[]>>

/** The middle value, or the mean of the two middle values of an even number. NaN without values. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const [lower = Number.NaN, upper = Number.NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return (lower + upper) / 2
}

const digits = (value: number) =>
  Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : Math.abs(value) < 1 ? 3 : 1
const text = (value: number, places = digits(value)) => (Number.isFinite(value) ? value.toFixed(places) : '-')
const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** A Markdown table of medians, one line per page and variant, with the ratio of the site to each other variant. */
export function table(results: Results): string {
  const pages = [...(results.get('site')?.keys() ?? [])]
  const rowsOf = (variant: string, page: string) => results.get(variant)?.get(page) ?? []
  const names = Object.keys(rowsOf('site', pages[0] ?? '')[0] ?? {})
  const summary = (variant: string, page: string, name: string) => {
    const values = rowsOf(variant, page).map((row) => row[name] ?? Number.NaN)
    return name.endsWith('(worst)') ? Math.max(...values) : median(values)
  }
  const variants = [...results.keys()]
  const lines = pages.flatMap((page) => [
    ...variants.map((variant) => [page, variant, ...names.map((name) => text(summary(variant, page, name)))]),
    ...variants
      .filter((variant) => variant !== 'site')
      .map((other) => {
        const ratio = (name: string) => text(summary('site', page, name) / summary(other, page, name), 2)
        return [page, `site : ${other}`, ...names.map(ratio)]
      }),
  ])
  const head = ['page', '', ...names]
  return [head, head.map(() => '---'), ...lines].map(line).join('\n')
}
