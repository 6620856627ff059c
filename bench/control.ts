import type { Browser, Page } from '@playwright/test'
import { phone, type Visit, visitor } from './browser'
import { controls } from './controls'
import { bringIntoView, tap, typeInto } from './press'

/** ms from the start of the navigation until the control has done what it is for; NaN where the page has none. */
export type Control = { menu: number; estimate: number }

/** How long an effect may take, ms. */
const patience = 15_000
/** How long a page may take from its first paint until its HTML is read to the end, ms. */
const reading = 3000
/** How often the page is asked, ms. */
const interval = 20

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

/**
 * Asks again and again, at most `limit` ms; undefined when the answer stays empty. In place of Playwright's own waits,
 * which would listen to the presses (press.ts).
 */
async function until<Answer>(page: Page, limit: number, ask: () => Promise<Answer | null>) {
  const start = Date.now()
  while (Date.now() - start < limit) {
    const answer = await ask()
    if (answer) return answer
    // Only the asking waits: when an effect came the page itself has noted.
    await page.waitForTimeout(interval)
  }
}

/** Throws when nothing is ever painted. */
async function firstPaint(page: Page): Promise<void> {
  const painted = await until(page, patience, () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length),
  )
  if (!painted) throw new Error(`${page.url()} has painted nothing within ${patience} ms.`)
}

/** Presses once, however early: that press is to take effect. Throws when it never does. */
async function pressFor(visit: Visit, effect: keyof Control): Promise<number> {
  await tap(visit, controls[effect])
  const at = await until(visit.page, patience, () =>
    visit.page.evaluate(
      (key) => (window as unknown as { benchEffects: Control }).benchEffects[key] ?? 0,
      effect,
    ),
  )
  if (at) return at
  throw new Error(`${controls[effect]} on ${visit.page.url()} has not answered within ${patience} ms.`)
}

/** Whether the page has the estimator; what is painted may not be read to its end yet. */
const hasEstimator = (page: Page) => until(page, reading, () => bringIntoView(page, controls.estimate))

/**
 * How long a visitor of a slow phone who acts `reaction` ms after something is painted waits: for the menu, and for an
 * estimate (capacity typed, type chosen, button pressed). Two visits, so that neither wakes the other's code.
 */
export async function measureControl(browser: Browser, address: string, reaction: number): Promise<Control> {
  const measured: Control = { menu: Number.NaN, estimate: Number.NaN }
  for (const name of ['menu', 'estimate'] as const) {
    const visit = await visitor(browser, phone, address)
    const { page, context } = visit
    await page.addInitScript(watchEffects)
    await page.goto(address, { waitUntil: 'commit' })
    await firstPaint(page)
    // A person is slower than this program.
    await page.waitForTimeout(reaction)
    if (name === 'menu') measured.menu = await pressFor(visit, name)
    else if (await hasEstimator(page)) {
      await typeInto(visit, controls.capacity, '4')
      await tap(visit, controls.type)
      measured.estimate = await pressFor(visit, name)
    }
    await context.close()
  }
  return measured
}
