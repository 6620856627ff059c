import { parseArgs } from 'node:util'
import { addresses } from '@/lib/content/pages'

export const parts = ['load', 'lighthouse', 'control', 'navigation', 'interaction'] as const
export type Part = (typeof parts)[number]

export type Options = {
  /** The export to measure, as `npm run build` leaves it. */
  out: string
  pages: readonly string[]
  runs: number
  only: readonly Part[]
  /** How long after the first paint `control` acts, ms: what a person takes to react to what they see. */
  reaction: number
  /** The first of the ports the variants are served on, one after the other. */
  port: number
  /** Where the report goes; `-` prints it only. */
  report: string
}

const list = (value: string | undefined) => value?.split(',').filter(Boolean)

function knownOnly<Name extends string>(what: string, wanted: string[] | undefined, known: readonly Name[]) {
  if (!wanted) return known
  const unknown = wanted.filter((name) => !known.some((other) => other === name))
  if (unknown.length > 0)
    throw new Error(`Unknown ${what}: ${unknown.join(', ')}. Known: ${known.join(', ')}.`)
  return known.filter((name) => wanted.includes(name))
}

/** Reads `--pages /,/dijon --runs 5 --only load,control`. Throws on what it does not know. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      out: { type: 'string', default: 'out' },
      pages: { type: 'string' },
      runs: { type: 'string', default: '5' },
      only: { type: 'string' },
      reaction: { type: 'string', default: '250' },
      port: { type: 'string', default: '4350' },
      report: { type: 'string', default: 'docs/performance.md' },
    },
  })
  const [runs, reaction] = [Number(values.runs), Number(values.reaction)]
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs wants a whole number from 1.')
  if (!Number.isInteger(reaction) || reaction < 0) throw new Error('--reaction wants whole milliseconds.')
  return {
    out: values.out,
    runs,
    reaction,
    port: Number(values.port),
    report: values.report,
    pages: knownOnly(
      'page',
      list(values.pages),
      addresses.map((address) => address.public),
    ),
    only: knownOnly('part', list(values.only), parts),
  }
}
