import type { Page } from '@playwright/test'
import { localeStorageKey } from '@/lib/i18n/locales'

/** Opens a page and waits until it is hydrated: what it stores then is taken away before. */
export async function visit(page: Page, address: string) {
  await forgetLanguage(page)
  await page.goto(address)
  await untilHydrated(page)
}

/** Loads the page again and waits until it is hydrated. */
export async function reload(page: Page) {
  await forgetLanguage(page)
  await page.reload()
  await untilHydrated(page)
}

const forgetLanguage = (page: Page) =>
  page.url().startsWith('http')
    ? page.evaluate((key) => window.localStorage.removeItem(key), localeStorageKey)
    : undefined

/** The language is stored by the last of a page's components. */
const untilHydrated = (page: Page) =>
  page.waitForFunction((key) => window.localStorage.getItem(key), localeStorageKey)

/** Lays out what is far from the view too, as for a reader who was led to a place of the page. */
export const layOutWhole = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.whole = ''
  })

/**
 * Puts the window at that height of the page, px from the top, and waits until the page stands there and knows. Only
 * once every block is laid out: one that gets its height above the view takes the window along.
 */
export async function scrollPage(page: Page, y: number) {
  await page.waitForFunction(() => document.querySelector('.far-block') === null)
  await page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' })
    // The event comes with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, y)
  await page.waitForFunction((top) => Math.abs(window.scrollY - top) <= 1, y)
}

/** Waits until the page is set in our type (lib/early/own-type.ts). */
export const untilOwnType = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.type === 'own')

/** How far the page is scrolled, px. */
export const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Layout shift so far, as the browser counts it. */
export const shiftOf = (page: Page) =>
  page.evaluate(async () => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) sum += (shift as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    // No shift, no callback: whatever there is to report comes within a few frames.
    await new Promise((resolve) => setTimeout(resolve, 100))
    return sum
  })
