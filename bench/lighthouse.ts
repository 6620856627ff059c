import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Too large for package.json: npx keeps its 180 MB in npm's cache. */
const lighthouse = ['--yes', 'lighthouse@12.8.2']

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

/** Downloads Lighthouse before anything is measured. */
export const installLighthouse = () => run('npx', [...lighthouse, '--version'])

/** One Lighthouse run: mobile, simulated throttling, its own defaults. Scores are out of 100. */
export async function runLighthouse(address: string, fingerprint: string, chrome: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'))
  const file = path.join(folder, 'report.json')
  const flags = `--headless=new --no-sandbox --ignore-certificate-errors-spki-list=${fingerprint} --user-data-dir=${folder}/profile`
  const args = [address, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`]
  await run('npx', [...lighthouse, ...args], { env: { ...process.env, CHROME_PATH: chrome } })
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8')) as Report
  rmSync(folder, { recursive: true, force: true })
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    LCP: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    TBT: audits['total-blocking-time']?.numericValue ?? Number.NaN,
  }
}
