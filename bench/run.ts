import { rmSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { citySlugs } from '@/lib/content/cities'
import { publicPath } from '@/lib/i18n/routes'
import { findExport } from '@/scripts/export/files'
import { run } from '@/scripts/run'
import { measure, startLighthouse } from './lighthouse'
import { serve } from './serve'

const pages = ['/', publicPath(`/${citySlugs[0]}`, 'nl'), '/contact', publicPath('/pricing', 'fr')]
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: pages.join() },
    folder: { type: 'string' },
    runs: { type: 'string', default: '5' },
  },
})

/** Every script, and every link that fetches one early. */
const scripts =
  /<script\b[^>]*>[\s\S]*?<\/script>|<link\b(?=[^>]*\b(?:as="script"|rel="modulepreload"))[^>]*>/g

/** Builds the site as visitors get it, with all that a client may know. Other builds have scripts of their own, which take time. */
function build(folder: string): string {
  const trial = { DEPLOY_KIND: 'production', SITE_CONFIG: 'tests/site.config.json', EXPORT_FOLDER: folder }
  Object.assign(process.env, trial)
  run('npm run -s build')
  return folder
}

const out = findExport(values.folder ?? build('out-bench'))
const variants = {
  site: await serve(out, (html) => html),
  'no scripts': await serve(out, (html) => html.replace(scripts, '')),
}
const lighthouse = await startLighthouse()

type Row = Awaited<ReturnType<typeof measure>>
const measured = new Map<string, Row[]>()
for (let round = 1; round <= Number(values.runs); round++)
  for (const page of values.pages.split(','))
    for (const [variant, { origin }] of Object.entries(variants)) {
      const name = `${page} | ${variant}`
      console.error(`Round ${round}: ${name}`)
      measured.set(name, [
        ...(measured.get(name) ?? []),
        await measure(lighthouse, origin + page, variant === 'site'),
      ])
    }

function median(numbers: number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
  if (Number.isNaN(middle)) return '-'
  return String(Math.abs(middle) < 1 ? Number(middle.toFixed(3)) : Math.round(middle))
}

const columns = Object.keys([...measured.values()][0]?.[0] ?? {}) as (keyof Row)[]
const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
console.log(
  `Medians of ${values.runs} rounds on ${cpus().length} cores, ${new Date().toISOString().slice(0, 10)}:\n`,
)
console.log(line(['page', 'variant', ...columns]))
console.log(line(['---', '---', ...columns.map(() => '---')]))
for (const [name, rows] of measured)
  console.log(line([name, ...columns.map((column) => median(rows.map((row) => row[column])))]))

await lighthouse.browser.close()
for (const { server, folder } of Object.values(variants)) {
  server.close()
  rmSync(folder, { recursive: true })
}
