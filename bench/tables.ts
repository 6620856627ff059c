import { actions } from './interaction'
import type { Load } from './load'
import type { Measured, Runs } from './measure'
import { medianOf } from './statistics'
import type { Variant } from './variants'

const figure = (value: number, digits = 0) => (Number.isNaN(value) ? '-' : value.toFixed(digits))
const kilobytes = (bytes: number) => figure(bytes / 1000, 1)
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly string[][]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

const runsOf = <Result>(runs: Runs<Result>, variant: Variant, page: string) =>
  runs.get(variant)?.get(page) ?? []
const pagesOf = <Result>(runs: Runs<Result>) => [...(runs.get('site')?.keys() ?? [])]
const total = ({ bytes }: Load) => Object.values(bytes).reduce((sum, part) => sum + part, 0)

/** Really applied throttling: the page beside its bound. */
export function loadTable({ load }: Measured): string {
  const rows = pagesOf(load).map((page) => {
    const [site, bound] = [runsOf(load, 'site', page), runsOf(load, 'bound', page)]
    const [ours, least] = [medianOf(site, (run) => run.lcp), medianOf(bound, (run) => run.lcp)]
    const blocking = [site, bound].map((runs) => figure(medianOf(runs, (run) => run.blocking)))
    return [
      page,
      figure(ours),
      figure(least),
      figure(ours / least, 2),
      figure(medianOf(site, (run) => run.fcp)),
      ...blocking,
      figure(Math.max(...site.map((run) => run.shift)), 3),
      kilobytes(medianOf(site, (run) => run.bytes.html)),
      kilobytes(medianOf(site, (run) => run.bytes.script)),
      kilobytes(medianOf(site, (run) => run.bytes.font)),
      kilobytes(medianOf(site, (run) => run.bytes.image)),
      kilobytes(medianOf(site, total)),
      figure(medianOf(site, (run) => run.requests)),
    ]
  })
  const bytes = ['HTML kB', 'script kB', 'font kB', 'picture kB', 'all kB']
  const times = ['LCP ms', 'bound', 'ratio', 'FCP ms', 'TBT ms', 'bound', 'shift (worst)']
  return table(['page', ...times, ...bytes, 'requests'], rows)
}

/** Lighthouse, simulated throttling: the page beside its bound. */
export function lighthouseTable({ lighthouse }: Measured): string {
  const rows = pagesOf(lighthouse).map((page) => {
    const [site, bound] = [runsOf(lighthouse, 'site', page), runsOf(lighthouse, 'bound', page)]
    const [ours, least] = [medianOf(site, (run) => run.lcp), medianOf(bound, (run) => run.lcp)]
    return [
      page,
      figure(medianOf(site, (run) => run.score)),
      ...[0, 1, 2].map((other) => figure(medianOf(site, (run) => run.others[other] ?? 0))),
      figure(ours),
      figure(least),
      figure(ours / least, 2),
      ...[site, bound].map((runs) => figure(medianOf(runs, (run) => run.blocking))),
    ]
  })
  const scores = ['performance', 'accessibility', 'best practices', 'SEO']
  return table(['page', ...scores, 'LCP ms', 'bound', 'ratio', 'TBT ms', 'bound'], rows)
}

/** How soon the first control answers somebody who acts as soon as they see it. */
export function controlTable({ control }: Measured): string {
  const variants = [...control.keys()]
  const rows = pagesOf(control).map((page) => [
    page,
    ...variants.map((name) => figure(medianOf(runsOf(control, name, page), (run) => run.menu))),
    ...variants.map((name) => figure(medianOf(runsOf(control, name, page), (run) => run.estimate))),
  ])
  return table(
    [
      'page',
      ...variants.map((name) => `menu, ${name} ms`),
      ...variants.map((name) => `estimate, ${name} ms`),
    ],
    rows,
  )
}

/** From the home page to a city page, three ways. */
export function navigationTable({ navigation }: Measured): string {
  return table(
    ['', 'click to the new heading painted, ms', 'requests before that'],
    [
      ['after a hover', figure(medianOf(navigation, (run) => run.hovered)), '-'],
      [
        'tapped cold',
        figure(medianOf(navigation, (run) => run.tapped)),
        figure(medianOf(navigation, (run) => run.requests)),
      ],
      ['the same tap, page without scripts', figure(medianOf(navigation, (run) => run.tappedPlain)), '-'],
      ['document load by its address, warm cache', figure(medianOf(navigation, (run) => run.document)), '-'],
    ],
  )
}

/** Press to the next painted frame. */
export function interactionTable({ interaction }: Measured): string {
  const rows = [...interaction].map(([page, runs]) => [
    page,
    ...actions.map((action) => figure(medianOf(runs, (run) => run[action]))),
  ])
  return table(['page', 'menu', 'type', 'amenity', 'Estimate', 'FAQ item', 'dismiss button'], rows)
}
