import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { publicPages } from '@/lib/content/pages'
import { findOrInstallBrowser } from '@/scripts/browser'
import { measureControl, measureReach } from './control'
import { measureInteraction } from './interaction'
import { installLighthouse, runLighthouse } from './lighthouse'
import { measureLoad } from './load'
import { makeCertificate, serve } from './server'
import { type Results, type Row, table } from './table'
import { launch, open, visitor } from './visitor'

const { values: options } = parseArgs({
  options: {
    out: { type: 'string', default: 'out' },
    against: { type: 'string' },
    pages: { type: 'string', default: publicPages.map((address) => address.public).join() },
    runs: { type: 'string', default: '5' },
    window: { type: 'boolean', default: false },
    only: { type: 'string', default: 'load,control,reach,interaction,lighthouse' },
  },
})
const runs = Number(options.runs)

/** Every script, and every link that fetches one early: the baseline has none. */
const scripts =
  /<script\b[^>]*>[\s\S]*?<\/script>|<link\b(?=[^>]*\b(?:as="script"|rel="modulepreload"))[^>]*>/g
const unchanged = (html: string) => html
const exports = {
  site: { folder: options.out, page: unchanged },
  baseline: { folder: options.out, page: (html: string) => html.replace(scripts, '') },
  ...(options.against && { against: { folder: options.against, page: unchanged } }),
}

const chrome = findOrInstallBrowser()
const { pem, fingerprint } = makeCertificate()
const browser = await launch(chrome, fingerprint, options.window)

type Part = {
  /** Also measures the baseline. */
  hasBaseline?: boolean
  /** Measures an address; `next` is another address of the same variant. */
  measure: (address: string, next: string) => Promise<Row>
}
const parts: Record<string, Part> = {
  load: { hasBaseline: true, measure: (address, next) => measureLoad(browser, address, next) },
  control: { measure: (address) => measureControl(browser, address) },
  reach: { measure: (address) => measureReach(browser, address) },
  interaction: { measure: (address) => measureInteraction(browser, address) },
  lighthouse: { hasBaseline: true, measure: (address) => runLighthouse(address, fingerprint, chrome) },
}

/** Visits a page without measuring, because its first visitor waits for the compression. */
async function warmUp(address: string) {
  const { page, context } = await visitor(browser, address, 'fast')
  await open(page, address)
  await context.close()
}

/**
 * Measures every page in every variant once a round, so that other load on the machine affects all of them. Every second
 * round reverses the order of the variants.
 */
async function rounds(name: string, part: Part): Promise<Results> {
  const { hasBaseline = false, measure } = part
  const pages = options.pages.split(',')
  const served = Object.entries(exports).filter(([variant]) => hasBaseline || variant !== 'baseline')
  const servers = await Promise.all(
    served.map(async ([variant, one]) => ({ variant, ...(await serve(one, pem)) })),
  )
  const results: Results = new Map(servers.map(({ variant }) => [variant, new Map()]))
  for (let round = 1; round <= runs; round++) {
    for (const [index, page] of pages.entries()) {
      const next = pages[(index + 1) % pages.length] ?? page
      for (const { variant, origin } of round % 2 === 1 ? servers : servers.toReversed()) {
        if (round === 1) await warmUp(origin + page)
        const done = results.get(variant)?.get(page) ?? []
        results.get(variant)?.set(page, [...done, await measure(origin + page, origin + next)])
      }
    }
    console.error(`${name}: round ${round} of ${runs}`)
  }
  for (const server of servers) server.close()
  return results
}

try {
  for (const name of options.only.split(',')) {
    const part = parts[name]
    if (!part) throw new Error(`--only ${name} is unknown. Choose from ${Object.keys(parts).join(', ')}.`)
    if (name === 'lighthouse') await installLighthouse()
    const text = table(await rounds(name, part))
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
    const machine = `${await browser.version()}, ${cpus().length} cores, load average ${loadavg()[0]?.toFixed(1)}`
    const date = new Date().toISOString().slice(0, 10)
    console.log(`\n${name}, medians of ${runs} rounds; ${date}, commit ${commit}, ${machine}\n\n${text}`)
  }
} finally {
  await browser.close()
}
