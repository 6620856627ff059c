import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const here = import.meta.dirname
const command = path.join(here, 'node_modules/lighthouse/cli/index.js')

export type Simulated = {
  score: number
  lcp: number
  fcp: number
  blocking: number
  shift: number
  others: number[]
}

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

/** Installs Lighthouse beside the benchmark at its first use (some 180 MB, which no one else needs). */
export async function installLighthouse(): Promise<void> {
  await promisify(execFile)('npm', ['ci', '--prefix', here, '--no-audit', '--no-fund'])
}

/** One Lighthouse run: mobile, simulated throttling, its own defaults. Scores are out of 100. */
export async function simulate(address: string, fingerprint: string, chrome: string): Promise<Simulated> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'))
  const file = path.join(folder, 'report.json')
  const flags = `--headless=new --no-sandbox --ignore-certificate-errors-spki-list=${fingerprint} --user-data-dir=${folder}/profile`
  const args = [address, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`]
  await promisify(execFile)(process.execPath, [command, ...args], {
    env: { ...process.env, CHROME_PATH: chrome },
  })
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8')) as Report
  rmSync(folder, { recursive: true, force: true })
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    score: score('performance'),
    others: ['accessibility', 'best-practices', 'seo'].map(score),
    lcp: value('largest-contentful-paint'),
    fcp: value('first-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  }
}
