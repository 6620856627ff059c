import type { Page } from 'playwright/test'
import { type City, cityOf, citySlugs } from '@/lib/content/cities'
import type { PagePath } from '@/lib/content/pages'
import { defaultLocale, type Locale, localeStorageKey } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'

/** An address that does not exist, in one language. */
export const absentPage = (locale: Locale) => `${locale === defaultLocale ? '' : `/${locale}`}/absent`

const lastWith = (blocks: City['blocks']) =>
  citySlugs.filter((slug) => cityOf(slug).blocks === blocks).slice(-1)
const cityPages = [...lastWith('process'), ...lastWith('checklist')].map((slug) => `/${slug}` as const)
/** One page of each kind. The last two are a city with its process and one with its checklist. */
const kinds: PagePath[] = ['/', '/pricing', '/contact', ...cityPages]

/** The address of one page of each kind in one language. */
export const pagesOfEachKind = (locale: Locale): string[] => kinds.map((page) => publicPath(page, locale))

/** Opens a page and waits until its behaviours have started. */
export async function visit(page: Page, address: string) {
  // The page stores its language in the task that starts all behaviours, so the stored language shows that they run.
  const isOpen = page.url().startsWith('http')
  if (isOpen) await page.evaluate((key) => window.localStorage.removeItem(key), localeStorageKey)
  await page.goto(address)
  await page.waitForFunction((key) => window.localStorage.getItem(key), localeStorageKey)
}

/**
 * Records the text of each matching element that is visible in a frame, on every page opened from now on. Returns a
 * function that reads the texts recorded on the open page.
 */
export async function watchFrames(page: Page, selector: string): Promise<() => Promise<string[]>> {
  await page.addInitScript((watched) => {
    const seen = new Set<string | null>()
    const look = () => {
      for (const element of document.querySelectorAll(watched))
        if (element.checkVisibility()) seen.add(element.textContent)
      Object.assign(window, { seenTexts: [...seen] })
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, selector)
  return () => page.evaluate(() => Reflect.get(window, 'seenTexts'))
}

/** Scrolls to an island, moves the pointer over it, and waits until it is hydrated. */
export async function untilHydrated(page: Page, island: 'Estimator' | 'ContactForm') {
  const root = page.locator(`[data-island="${island}"]`)
  await root.scrollIntoViewIfNeeded()
  await root.dispatchEvent('pointerover')
  await root.and(page.locator('[data-state="hydrated"]')).waitFor()
}

/** Scrolls to a position, px from the top, and waits for the scroll event. */
export async function scrollPage(page: Page, y: number) {
  await page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' })
    // The scroll event fires with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, y)
  await page.waitForFunction((top) => Math.abs(window.scrollY - top) <= 1, y)
}

/** Waits until the page is shown in its own fonts. */
export async function untilFontsLoaded(page: Page) {
  await page.waitForLoadState('load')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** The scroll position of the page, px. */
export const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** The cumulative layout shift so far, as the browser measures it. */
export const shiftOf = (page: Page) =>
  page.evaluate(async () => {
    let sum = 0
    const add = (entries: PerformanceEntryList) => {
      for (const shift of entries) sum += (shift as PerformanceEntry & { value: number }).value
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    // Entries are queued with the frame that shifted.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    add(observer.takeRecords())
    return sum
  })

/** The entry of the islands' code (components/islands/hydrate.tsx). */
export const islandsBundle = /\/page\/hydrate-[^/]*\.js/

/** Holds back the requests for some files, as a slow connection does, until the returned function is called. */
export async function hold(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(files, (route) => released.then(() => route.continue()))
  return release
}

export const holdScripts = (page: Page) => hold(page, /\.js(\?|$)/)
/** Holds back the code of the islands only. */
export const holdIslands = (page: Page) => hold(page, islandsBundle)
export const holdFonts = (page: Page) => hold(page, /\.woff2$/)

/** The paths that the page requests from now on. */
export function watchRequests(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  return requested
}

/** Makes every access to storage throw, as browsers do that block it. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    const get = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    for (const storage of ['localStorage', 'sessionStorage']) Object.defineProperty(window, storage, { get })
  })
