import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { addresses } from '@/lib/content/pages'
import { findOrInstallBrowser } from '@/scripts/browser'
import { measureControl } from './control'
import { measureInteraction } from './interaction'
import { installLighthouse, simulate } from './lighthouse'
import { measureLoad } from './load'
import { measureNavigation } from './navigation'
import { makeCertificate, serve } from './server'
import { type Results, type Row, table } from './table'
import { launch, phone, quiet, visitor } from './visitor'

const { values: options } = parseArgs({
  options: {
    out: { type: 'string', default: 'out' },
    against: { type: 'string' },
    pages: { type: 'string', default: addresses.map((address) => address.public).join() },
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: 'load,control,navigation,interaction,lighthouse' },
    reaction: { type: 'string', default: '250' },
    port: { type: 'string', default: '4350' },
  },
})

/** Every script, and what fetches one ahead of time: without them a page is as fast as it can get. */
const scripts =
  /<script\b[^>]*>[\s\S]*?<\/script>|<link\b(?=[^>]*\b(?:as="script"|rel="modulepreload"))[^>]*>/g
const asItIs = (html: string) => html
const exports = {
  site: { folder: options.out, page: asItIs },
  bound: { folder: options.out, page: (html: string) => html.replace(scripts, '') },
  ...(options.against && { against: { folder: options.against, page: asItIs } }),
}

const chrome = findOrInstallBrowser()
const { pem, fingerprint } = makeCertificate()
const browser = await launch(chrome, fingerprint)

type Part = {
  variants: readonly string[]
  pages?: readonly string[]
  isSlow?: boolean
  measure: (address: string) => Promise<Row>
}
const [all, withScripts] = [
  ['site', 'bound', 'against'],
  ['site', 'against'],
]
const parts: Record<string, Part> = {
  load: { variants: all, measure: (address) => measureLoad(browser, address) },
  control: {
    variants: withScripts,
    measure: (address) => measureControl(browser, address, Number(options.reaction)),
  },
  navigation: {
    variants: all,
    pages: ['/'],
    isSlow: true,
    measure: (address) => measureNavigation(browser, address),
  },
  interaction: { variants: withScripts, measure: (address) => measureInteraction(browser, address) },
  lighthouse: { variants: all, measure: (address) => simulate(address, fingerprint, chrome) },
}

/** The first visitor of a page waits until all of it is packed, and is not measured. */
async function firstVisit(address: string) {
  const { page, context } = await visitor(browser, phone, address, 'as served')
  await page.goto(address, { waitUntil: 'load' })
  await quiet(page)
  await context.close()
}

/**
 * Measures every page in every variant, once a round, so that what else the machine is doing falls on all alike; every
 * second round turns the variants round, so that none always comes after the same other one.
 */
async function rounds(name: string, { variants, pages, isSlow = false, measure }: Part): Promise<Results> {
  const served = Object.entries(exports).filter(([variant]) => variants.includes(variant))
  const servers = await Promise.all(
    served.map(async ([variant, one], index) => {
      const server = await serve(one, Number(options.port) + index, pem, isSlow)
      return { variant, ...server }
    }),
  )
  const results: Results = new Map(servers.map(({ variant }) => [variant, new Map()]))
  for (let round = 1; round <= Number(options.runs); round++) {
    for (const page of pages ?? options.pages.split(',')) {
      for (const { variant, origin } of round % 2 === 1 ? servers : servers.toReversed()) {
        if (round === 1) await firstVisit(origin + page)
        const done = results.get(variant)?.get(page) ?? []
        results.get(variant)?.set(page, [...done, await measure(origin + page)])
      }
    }
    console.error(`${name}: round ${round} of ${options.runs}`)
  }
  for (const server of servers) server.close()
  return results
}

try {
  for (const name of options.only.split(',')) {
    const part = parts[name]
    if (!part) throw new Error(`There is no part ${name}; there are ${Object.keys(parts).join(', ')}.`)
    if (name === 'lighthouse') await installLighthouse()
    const text = table(await rounds(name, part))
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
    const machine = `${await browser.version()}, ${cpus().length} cores, load average ${loadavg()[0]?.toFixed(1)}`
    const when = new Date().toISOString().slice(0, 10)
    console.log(
      `\n${name}, medians of ${options.runs} rounds; ${when}, commit ${commit}, ${machine}\n\n${text}`,
    )
  }
} finally {
  await browser.close()
}
