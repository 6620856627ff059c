import type { Page } from '@playwright/test'
import { localeStorageKey } from '@/lib/i18n/locales'

/** Opens a page and waits until its shell is alive: the language is stored by the last of its islands. */
export async function visit(page: Page, address: string) {
  await page.goto(address)
  await untilAlive(page)
}

/** Loads the page again and waits until its shell is alive. */
export async function reload(page: Page) {
  await page.evaluate((key) => window.localStorage.removeItem(key), localeStorageKey)
  await page.reload()
  await untilAlive(page)
}

const untilAlive = (page: Page) =>
  page.waitForFunction((key) => window.localStorage.getItem(key), localeStorageKey)

/** Puts the window at that height of the page, px from the top, and waits until the page stands there and knows. */
export async function scrollPage(page: Page, y: number) {
  await page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' })
    // The event comes with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, y)
  await page.waitForFunction((top) => Math.abs(window.scrollY - top) <= 1, y)
}

/** How far the page is scrolled, px. */
export const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
