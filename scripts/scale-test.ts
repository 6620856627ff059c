import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { cities } from '@/lib/content/cities'
import { locales } from '@/lib/i18n/locales'
import { addCities } from './scale/add-cities'
import { measure } from './scale/measure'

const numbers = process.argv.slice(2).filter((argument) => /^\d+$/.test(argument))
const totals = numbers.length > 0 ? numbers.map(Number) : [10, 100, 1000]
/** Drawing a share image takes longer than writing its page, the same for each: `--without-pictures` leaves them. */
const withoutPictures = process.argv.includes('--without-pictures')

/** Beside the project, on its disk: the packages are linked, and Next must not take the project for its root. */
const scratch = path.resolve('..', `${path.basename(process.cwd())}-scale`)

/** The steps of the project's own build that follow `next build`; the last would miss the pictures. */
const afterNext = JSON.parse(readFileSync('package.json', 'utf8'))
  .scripts.build.replace('next build && ', '')
  .replace(withoutPictures ? ' && tsx scripts/check-export.ts' : '', '')

/** A copy of what git knows, with the packages linked: nothing of the build of the project is touched. */
function copyProject(folder: string) {
  const left = [':!tests', ':!playwright.config.ts', ...(withoutPictures ? [':!app/og'] : [])]
  const files = execFileSync('git', ['ls-files', ...left], { encoding: 'utf8' })
    .trim()
    .split('\n')
  for (const file of files) cpSync(file, path.join(folder, file), { recursive: true })
  execFileSync('cp', ['-al', 'node_modules', folder])
}

/** Bytes of the scripts that the export offers to browsers. */
function scriptBytes(folder: string): number {
  const chunks = path.join(folder, 'out/_next/static/chunks')
  return readdirSync(chunks, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + statSync(path.join(chunks, file)).size, 0)
}

/** What Next prints when it begins to write pages, and how many when it is done. */
const prerendering = 'Generating static pages'
const prerendered = /Generating static pages.*\((\d+)\/\1\)/

async function row(total: number): Promise<string> {
  const folder = path.join(scratch, String(total))
  mkdirSync(folder, { recursive: true })
  copyProject(folder)
  addCities(folder, total, cities.length)
  const build = await measure('next build', folder, prerendering)
  const routes = Number(prerendered.exec(build.output)?.[1])
  if (!routes) throw new Error('Next no longer says how many pages it wrote.')
  const scripts = scriptBytes(folder)
  const placing = await measure(afterNext, folder)
  rmSync(folder, { recursive: true })
  const pages = (total + 3) * locales.length
  const perRoute = (build.cpuSeconds - build.cpuBefore) / routes
  const cells = [
    total,
    pages,
    build.cpuBefore.toFixed(0),
    (perRoute * 1000).toFixed(0),
    ((placing.cpuSeconds / pages) * 1000).toFixed(0),
    (build.peakBytes / 2 ** 20).toFixed(0),
    scripts,
    build.seconds.toFixed(0),
  ]
  return `| ${cells.join(' | ')} |`
}

const columns = [
  'cities',
  'pages',
  'compiling, s',
  'writing a route, ms',
  'placing and sealing a page, ms',
  'peak memory, MiB',
  'scripts, bytes',
  'by the clock, s',
]

/** How the build grows with the cities, in processor time: `npm run bench:scale`, or with numbers of cities. */
async function main() {
  console.log(`| ${columns.join(' | ')} |\n|${' --- |'.repeat(columns.length)}`)
  for (const total of totals) console.log(await row(total))
}

main()
  .catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
  .finally(() => rmSync(scratch, { recursive: true, force: true }))
