import type { Page } from '@playwright/test'

/** Holds back the files of a pattern, as a slow line does, until the returned function lets them come. */
async function hold(page: Page, files: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await released
    await route.continue()
  })
  return release
}

export const holdScripts = (page: Page) => hold(page, '**/_next/static/**/*.js')
export const holdFonts = (page: Page) => hold(page, '**/*.woff2')

/** Everything that the page asks for from now on, as paths. */
export function watchRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  return asked
}
