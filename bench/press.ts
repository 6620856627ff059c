import type { Page } from '@playwright/test'
import type { Visit } from './browser'

/*
 * Everything that is pressed is looked up by page.evaluate: the first locator of Playwright, and waitForFunction too,
 * put listeners of its own into the page, which run at each press and keep touches waiting for the page. That took 6
 * to 13 ms of a press at a quarter of the speed, which no visitor has.
 */

/** The middle of a control, CSS pixels from the window's corner. */
export type Spot = { x: number; y: number }

/** Brings the first visible control that matches into view; null where there is none. */
export function bringIntoView(page: Page, selector: string): Promise<Spot | null> {
  return page.evaluate((wanted) => {
    const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const control = [...document.querySelectorAll(wanted)].find(seen)
    if (!control) return null
    control.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const { x, y, width, height } = control.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }, selector)
}

/** How long a thumb rests on the glass in a tap, ms. */
const thumb = 90

/** Taps the middle of a control as a thumb does: down, a moment, up. Throws when it is not there. */
export async function tap({ page, devtools }: Visit, selector: string): Promise<void> {
  const spot = await bringIntoView(page, selector)
  if (!spot) throw new Error(`${selector} is not there to be tapped.`)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] })
  // The page begins its work at the touch; a tap that takes no time would leave it none.
  await page.waitForTimeout(thumb)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Taps a field and types into it. Throws when it is not there. */
export async function typeInto(visit: Visit, field: string, text: string): Promise<void> {
  await tap(visit, field)
  await visit.page.keyboard.insertText(text)
}
