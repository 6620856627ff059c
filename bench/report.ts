import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import type { Measured } from './measure'
import type { Options, Part } from './options'
import { controlTable, interactionTable, lighthouseTable, loadTable, navigationTable } from './tables'

const sections: Record<Part, { title: string; table: (measured: Measured) => string }> = {
  load: { title: 'Throttling really applied', table: loadTable },
  lighthouse: { title: 'Lighthouse mobile, simulated throttling', table: lighthouseTable },
  control: { title: 'The first control answers', table: controlTable },
  navigation: { title: 'Inside the site', table: navigationTable },
  interaction: { title: 'Press to paint, ms', table: interactionTable },
}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

function conditions({ runs, pages }: Options, chrome: string): string {
  const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, load average ${(loadavg()[0] ?? 0).toFixed(1)}`
  const date = new Date().toISOString().slice(0, 10)
  return (
    `${date}, commit ${git('rev-parse', '--short', 'HEAD')}, Chromium ${chrome}, Node ${process.versions.node}, ` +
    `${machine}. ${pages.length} pages, medians of ${runs} run${runs === 1 ? '' : 's'}.`
  )
}

/** Puts a part's text between its marks in the report, and leaves everything else there as it is. */
function place(report: string, part: Part, text: string): string {
  const [begin, end] = [`<!-- bench ${part} -->`, `<!-- end of ${part} -->`]
  const [from, to] = [report.indexOf(begin), report.indexOf(end)]
  if (from < 0 || to < from) return `${report.trimEnd()}\n\n${begin}\n${text}\n${end}\n`
  return `${report.slice(0, from + begin.length)}\n${text}\n${report.slice(to)}`
}

/** Prints what was measured and writes it into the report, each part with the conditions it was measured under. */
export function writeReport(measured: Measured, options: Options, chrome: string) {
  let report = existsSync(options.report) ? readFileSync(options.report, 'utf8') : '# Performance\n'
  for (const part of options.only) {
    const { title, table } = sections[part]
    const text = `## ${title}\n\n${table(measured)}\n\n${conditions(options, chrome)}`
    console.log(`${text}\n`)
    report = place(report, part, text)
  }
  if (options.report !== '-') writeFileSync(options.report, report)
}
