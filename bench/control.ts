import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from 'puppeteer-core'
import { bringIntoView, controls, phone, tap, until, visitor } from './visitor'

/** How long an effect may take, ms. */
const patience = 15_000
/** How long a page may take from its first paint until its HTML is read to the end, ms. */
const reading = 3000

type Effects = { benchEffects: Record<string, number> }

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

/** Presses once, however early: that press is to take effect. Throws when it never does. */
async function pressFor(page: Page, effect: 'menu' | 'estimate'): Promise<number> {
  await tap(page, controls[effect])
  const at = await until(patience, () =>
    page.evaluate((name) => (window as unknown as Effects).benchEffects[name] ?? 0, effect),
  )
  if (at) return at
  throw new Error(`${controls[effect]} on ${page.url()} has not answered within ${patience} ms.`)
}

/**
 * How long a visitor of a slow phone who acts `reaction` ms after something is painted waits, ms from the start of
 * the navigation: for the menu, and for an estimate (capacity typed, type chosen, button pressed). Two visits, so that
 * neither wakes the other's code; NaN where the page has no estimator.
 */
export async function measureControl(browser: Browser, address: string, reaction: number) {
  const measured = { menu: Number.NaN, estimate: Number.NaN }
  for (const effect of ['menu', 'estimate'] as const) {
    const { page, context } = await visitor(browser, phone, address)
    await page.evaluateOnNewDocument(watchEffects)
    const loaded = page.goto(address, { waitUntil: 'load' })
    await until(patience, () =>
      page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length).catch(() => null),
    )
    // A person is slower than this program.
    await wait(reaction)
    // What is painted may not be read to its end yet.
    const has = await until(reading, () => bringIntoView(page, controls[effect]))
    if (has && effect === 'estimate') {
      await tap(page, controls.capacity)
      await page.keyboard.sendCharacter('4')
      await tap(page, controls.type)
    }
    if (has) measured[effect] = await pressFor(page, effect)
    await loaded
    await context.close()
  }
  return measured
}
