import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const here = import.meta.dirname

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

/** Installs Lighthouse beside the benchmark at its first use (some 180 MB, which no one else needs). */
export const installLighthouse = () => run('npm', ['ci', '--prefix', here, '--no-audit', '--no-fund'])

/** One Lighthouse run: mobile, simulated throttling, its own defaults. Scores are out of 100. */
export async function simulate(address: string, fingerprint: string, chrome: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'))
  const file = path.join(folder, 'report.json')
  const flags = `--headless=new --no-sandbox --ignore-certificate-errors-spki-list=${fingerprint} --user-data-dir=${folder}/profile`
  const command = path.join(here, 'node_modules/lighthouse/cli/index.js')
  const args = [address, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`]
  await run(process.execPath, [command, ...args], { env: { ...process.env, CHROME_PATH: chrome } })
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
