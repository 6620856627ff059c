import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { findOrInstallBrowser, withoutAddressBar } from '@/scripts/browser'
import { run } from '@/scripts/run'

const name = 'lighthouse@12.8.2'

/** What the benchmark uses of Lighthouse and of the Puppeteer that it brings. */
type Page = {
  click: (selector: string) => Promise<void>
  waitForSelector: (selector: string) => Promise<unknown>
  close: () => Promise<void>
}
type Browser = { newPage: () => Promise<Page>; close: () => Promise<void> }
type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}
type Flow = {
  navigate: (url: string) => Promise<void>
  startTimespan: () => Promise<void>
  endTimespan: () => Promise<void>
  createFlowResult: () => Promise<{ steps: { lhr: Report }[] }>
}

/** Installs Lighthouse in the cache of the project, because package.json should not bring 180 MB, and starts a browser. */
export async function startLighthouse() {
  const folder = path.resolve('.next/cache', name)
  if (!existsSync(path.join(folder, 'node_modules', 'lighthouse')))
    run(`npm install --no-audit --no-fund --prefix "${folder}" ${name}`)
  const { resolve } = createRequire(path.join(folder, 'package.json'))
  const load = (module: string) => import(pathToFileURL(resolve(module)).href)
  const lighthouse: { startFlow: (page: Page) => Promise<Flow> } = await load('lighthouse')
  const puppeteer: { launch: (options: object) => Promise<Browser> } = (await load('puppeteer-core')).default
  const browser = await puppeteer.launch({
    executablePath: findOrInstallBrowser(),
    args: ['--no-sandbox', withoutAddressBar],
  })
  return { browser, startFlow: lighthouse.startFlow }
}

export type Lighthouse = Awaited<ReturnType<typeof startLighthouse>>

/**
 * Opens a URL on Lighthouse's phone and then, if `press` is set, its menu, which needs scripts. Returns scores of 100,
 * times in ms, sizes in kB.
 */
export async function measure({ browser, startFlow }: Lighthouse, url: string, press: boolean) {
  const page = await browser.newPage()
  const flow = await startFlow(page)
  await flow.navigate(url)
  if (press) {
    await flow.startTimespan()
    await page.click('button[aria-controls="mobile-menu"]')
    await page.waitForSelector('#mobile-menu:popover-open')
    await flow.endTimespan()
  }
  const [opened, pressed] = (await flow.createFlowResult()).steps.map(({ lhr }) => lhr)
  await page.close()
  const score = (category: string) => Math.round((opened?.categories[category]?.score ?? Number.NaN) * 100)
  const value = (report: Report | undefined, audit: string) =>
    report?.audits[audit]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    FCP: value(opened, 'first-contentful-paint'),
    LCP: value(opened, 'largest-contentful-paint'),
    'blocking time': value(opened, 'total-blocking-time'),
    'main thread': value(opened, 'mainthread-work-breakdown'),
    kB: value(opened, 'total-byte-weight') / 1000,
    'layout shift': value(opened, 'cumulative-layout-shift'),
    'press to paint': value(pressed, 'interaction-to-next-paint'),
  }
}
