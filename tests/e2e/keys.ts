import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures'

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator) {
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let stops = 0; stops < 120 && !(await isThere()); stops += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

/**
 * Records what live regions say on every page opened from now on: a region that arrives with its text is silent, as in
 * most screen readers. Returns a function that reads the record of the open page.
 */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const live = ':is([role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"])'
    const regionOf = ({ target }: MutationRecord) =>
      (target instanceof Element ? target : target.parentElement)?.closest(live)
    new MutationObserver((changes) => {
      for (const region of new Set(changes.map(regionOf)))
        if (region?.textContent) heard.push(region.textContent)
    }).observe(document, { childList: true, characterData: true, subtree: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'heard'))
}
