import type { Browser, Page } from '@playwright/test'
import { phone, visitor } from './browser'

/** ms from the start of the navigation until the control has done what it is for; NaN where the page has none. */
export type Control = { menu: number; estimate: number }

const patience = 15_000
/** How long a page may take from its first paint until its HTML is read to the end, ms. */
const reading = 3000
/** How soon an impatient thumb presses again, ms. */
const impatience = 50

/** Notes when each of the two effects first stands in the page, so that no polling from outside counts. */
function watchEffects() {
  const effects = {
    menu: '[data-part="mobile-menu"]:popover-open',
    estimate: '[data-part="estimator"]:is([data-state="gated"], [data-state="thanked"])',
  }
  const at: Record<string, number> = {}
  Object.assign(window, { benchEffects: at })
  const look = () => {
    for (const [name, selector] of Object.entries(effects))
      if (!(name in at) && document.querySelector(selector)) at[name] = performance.now()
  }
  const watch = { subtree: true, childList: true, attributes: true, attributeFilter: ['data-state'] }
  new MutationObserver(look).observe(document, watch)
  addEventListener('toggle', look, true)
}

const effectAt = (page: Page, name: keyof Control) =>
  page.evaluate((key) => (window as unknown as { benchEffects: Control }).benchEffects[key] ?? 0, name)

/** Presses again and again, as an impatient thumb does, until the effect is there. Throws when it never comes. */
async function pressUntil(page: Page, selector: string, effect: keyof Control): Promise<number> {
  const control = page.locator(selector).first()
  const start = Date.now()
  while (Date.now() - start < patience) {
    await control.tap({ timeout: patience, noWaitAfter: true }).catch(() => undefined)
    await page.waitForTimeout(impatience)
    const at = await effectAt(page, effect)
    if (at > 0) return at
  }
  throw new Error(`${selector} on ${page.url()} has not answered within ${patience} ms.`)
}

async function fillEstimate(page: Page) {
  await page.locator('form[name="estimate"] input[name="sleepingCapacity"]').fill('4')
  await page.locator('form[name="estimate"] input[name="propertyType"][value="f2"]').check()
}

/** Whether the page has the estimator; what is painted may not be read to its end yet. */
const hasEstimator = (page: Page) =>
  page
    .locator('form[name="estimate"]')
    .waitFor({ state: 'attached', timeout: reading })
    .then(
      () => true,
      () => false,
    )

/**
 * How long a visitor of a slow phone who acts as soon as something is painted waits: for the menu, and for an
 * estimate (capacity typed, type chosen, button pressed). Two visits, so that neither wakes the other's code.
 */
export async function measureControl(browser: Browser, address: string): Promise<Control> {
  const measured: Control = { menu: Number.NaN, estimate: Number.NaN }
  for (const name of ['menu', 'estimate'] as const) {
    const { page, context } = await visitor(browser, phone)
    await page.addInitScript(watchEffects)
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    if (name === 'menu') measured.menu = await pressUntil(page, 'button[aria-controls="mobile-menu"]', name)
    else if (await hasEstimator(page)) {
      await fillEstimate(page)
      measured.estimate = await pressUntil(page, 'form[name="estimate"] [type="submit"]', name)
    }
    await context.close()
  }
  return measured
}
