import type { Page } from '@playwright/test'

/** Holds back the page's scripts, or some of them, as a slow line does, until the returned function lets them come. */
export async function holdScripts(page: Page, files = '/_next/static/**/*.js'): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**${files}`, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Where the form's own code is, as the page itself says. */
export function codeOf(page: Page, form: string): Promise<string> {
  return page
    .locator(`template[data-form="${form}"]`)
    .evaluate(
      (template: HTMLTemplateElement) => template.content.querySelector('link')?.getAttribute('href') ?? '',
    )
}
