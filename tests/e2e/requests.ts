import type { Page } from '@playwright/test'

/** The entry of the islands' code (components/islands/hydrate.tsx). */
export const islandsBundle = /\/page\/hydrate-[^/]*\.js/
/** The code of the toasts, which the contact form requests with its first value. */
export const toastsBundle = /\/page\/toasts-[^/]*\.js/

/** Holds back the requests for some files, as a slow connection does, until the returned function is called. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
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
