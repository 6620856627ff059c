import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from 'puppeteer-core'
import { answerEstimator, bringIntoView, controls, open, tap, until, visitor } from './visitor'

/** The time between the first paint and the visitor's first action, ms. */
const reaction = 250
/** The longest waits for the control after the first paint, and for the effect of the action, ms. */
const maxWaitForControl = 3000
const maxWaitForEffect = 15_000

type Action = {
  /** The control that is pressed, or scrolled to. */
  control: string
  /** What the visitor does first. */
  prepare?: (page: Page) => Promise<unknown>
  isScroll?: boolean
  /** What the page shows after it. */
  effect: string
}

const menu: Action = {
  control: controls.menu,
  // The browser opens the menu; the page's script reports that in its state.
  effect: '[data-part="mobile-menu"][data-state="open"]',
}
const estimate: Action = {
  control: controls.estimate,
  prepare: answerEstimator,
  effect: '[data-part="estimator"][data-state="gated"]',
}
const contact: Action = {
  control: controls.send,
  effect: 'form[name="contact"] [aria-invalid="true"]',
}
const start: Action = {
  control: controls.start,
  async prepare(page) {
    await tap(page, controls.startCapacity)
    await page.keyboard.sendCharacter('4')
    await page.select(controls.startType, 'f2')
  },
  effect: 'form[name="estimate"]:valid',
}
const scroll: Action = {
  control: controls.capacity,
  isScroll: true,
  // An export without islands has hydrated the estimator with the page.
  effect:
    '[data-island="Estimator"][data-state="hydrated"], :root:not(:has([data-island])) [data-part="estimator"]',
}

/** Stores the time of the first frame that shows the effect, even if the action opens another document. */
function watchFor(effect: string) {
  const look = () => {
    if (sessionStorage.getItem('benchEffect')) return
    if (document.querySelector(effect))
      sessionStorage.setItem('benchEffect', String(performance.timeOrigin + performance.now()))
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/**
 * A new visitor acts once: 250 ms after the first paint, or when the page is idle. Returns the time until the page
 * shows the effect, ms, from the start of the navigation and from the action; NaN if the page lacks the control. Throws
 * if there is no effect.
 */
async function respond(browser: Browser, address: string, action: Action, when: 'early' | 'idle' = 'early') {
  const { control, prepare, isScroll, effect } = action
  const { page, context } = await visitor(browser, address)
  await page.evaluateOnNewDocument(watchFor, effect)
  const idle = open(page, address)
  if (when === 'idle') await idle
  // An action that opens another document interrupts the loading of the first.
  idle.catch(() => undefined)
  const hasPainted = () => performance.getEntriesByName('first-contentful-paint').length
  await until(maxWaitForEffect, () => page.evaluate(hasPainted).catch(() => null))
  await wait(reaction)
  const times = { fromStart: Number.NaN, fromAction: Number.NaN }
  if (await until(maxWaitForControl, () => page.$(control))) {
    const started = await page.evaluate(() => performance.timeOrigin)
    await prepare?.(page)
    const acted = isScroll ? Date.now() : await tap(page, control)
    if (isScroll) await bringIntoView(page, control)
    const shown = await until(maxWaitForEffect, () =>
      page.evaluate(() => Number(sessionStorage.getItem('benchEffect'))).catch(() => null),
    )
    if (!shown) throw new Error(`${address} shows no ${effect} within ${maxWaitForEffect} ms.`)
    Object.assign(times, { fromStart: shown - started, fromAction: Math.max(0, shown - acted) })
  }
  await context.close()
  return times
}

/** When the controls of a page respond to a visitor who acts 250 ms after the first paint, ms from the navigation. */
export const measureControl = async (browser: Browser, address: string) => ({
  'first control (menu)': (await respond(browser, address, menu)).fromStart,
  'first estimate': (await respond(browser, address, estimate)).fromStart,
  'last control (contact form)': (await respond(browser, address, contact)).fromStart,
})

/** From a jump to the estimator to its hydration, and from the press of the hero's button to its answers there, ms. */
export const measureReach = async (browser: Browser, address: string) => ({
  'estimator hydrated': (await respond(browser, address, scroll, 'idle')).fromAction,
  'answers of the hero': (await respond(browser, address, start, 'idle')).fromAction,
  'answers of the hero, early': (await respond(browser, address, start)).fromAction,
})
