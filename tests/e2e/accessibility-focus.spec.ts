import type { Locator, Page } from '@playwright/test'
import { translatorOf } from '@/lib/i18n/translate'
import { contrast } from '../contrast'
import { estimatorOf } from './estimator-page'
import { expect, test } from './fixtures'
import { leadsOf, uniqueEmail } from './inbox'
import { visit } from './page-actions'

// Scrolling is instant, so that the position of the focus can be measured right after a key press.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

type Stop = { what: string; seen: boolean; marked: boolean }

/** The focused element: whether its centre is visible and uncovered, and whether it has an outline. */
function readStop(page: Page): Promise<Stop | null> {
  return page.evaluate(async () => {
    const stop = document.activeElement
    if (!stop || stop === document.body || stop === document.documentElement) return null
    const outlined = (element: Element | null) =>
      element !== null &&
      getComputedStyle(element).outlineStyle !== 'none' &&
      Number.parseFloat(getComputedStyle(element).outlineWidth) >= 2
    const look = () => {
      const { left, top, width, height } = stop.getBoundingClientRect()
      const onTop = document.elementFromPoint(left + width / 2, top + height / 2)
      return {
        what: `<${stop.tagName.toLowerCase()}> ${stop.getAttribute('aria-label') ?? stop.getAttribute('name') ?? stop.textContent?.trim().slice(0, 40)}`,
        seen: onTop !== null && (stop.contains(onTop) || onTop.contains(stop)),
        marked: outlined(stop) || outlined(stop.closest('label')),
      }
    }
    // An observer hides the floating buttons if they cover the element: one or more frames after the focus.
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let frames = 0; frames < 2 || (frames < 120 && !look().seen); frames += 1) await frame()
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    return look()
  })
}

/** Presses the key until the focus leaves the page, or `most` times. Returns every focused element. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', most = 200): Promise<Stop[]> {
  const stops: Stop[] = []
  while (stops.length < most) {
    await page.keyboard.press(key)
    const stop = await readStop(page)
    if (!stop) return stops
    stops.push(stop)
  }
  return stops
}

test('keeps the focused element visible and outlined, forward and back @both', async ({ page }) => {
  await visit(page, '/nl')
  const forward = await walk(page, 'Tab')
  expect(forward.length).toBeGreaterThan(25)
  expect(forward.length).toBeLessThan(200)
  expect(forward.filter(({ seen, marked }) => !seen || !marked)).toEqual([])
  const back = await walk(page, 'Shift+Tab', forward.length)
  expect(back.filter(({ seen, marked }) => !seen || !marked)).toEqual([])
  // No focus trap and no skipped element: Shift+Tab visits the same elements in reverse.
  expect(back.map(({ what }) => what).reverse()).toEqual(forward.map(({ what }) => what))
})

/** The contrast of the outline of a focused element with the dark block behind it (WCAG 2.2, 1.4.11). */
async function outlineContrast(link: Locator): Promise<number> {
  const colours = await link.evaluate((element) => {
    const ground = element.closest('.dark-block') ?? document.body
    return [getComputedStyle(element).outlineColor, getComputedStyle(ground).backgroundColor]
  })
  const [outline = [], behind = []] = colours.map((colour) =>
    (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number),
  )
  return contrast(outline, behind)
}

test('the outline of the focus contrasts with dark blocks', async ({ page }) => {
  await page.goto('/dijon')
  await page.keyboard.press('Tab')
  for (const link of [
    page.locator('#closing a').first(),
    page.getByRole('contentinfo').locator('a').first(),
  ]) {
    await link.focus()
    expect(await outlineContrast(link)).toBeGreaterThanOrEqual(3)
  }
})

test('the first Tab stop skips the header', async ({ page }) => {
  await page.goto('/autun')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: translatorOf('fr')('common.skipToContent') })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#main$/)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator) {
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let stops = 0; stops < 120 && !(await isThere()); stops += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

test('an owner can get an estimate and leave a lead by keyboard alone', async ({ page }) => {
  await page.goto('/en/dijon')
  const estimator = estimatorOf(page, 'en')
  const email = uniqueEmail()
  await tabTo(page, page.getByRole('banner').locator('a[href="#calculator"]:visible'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#calculator$/)
  await tabTo(page, estimator.capacity)
  await page.keyboard.type('4')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(estimator.type('f1')).toBeChecked()
  await tabTo(page, estimator.amenity('wifi'))
  await page.keyboard.press('Space')
  await tabTo(page, estimator.submit)
  await page.keyboard.press('Enter')
  await expect(estimator.title('estimator.gate.title')).toBeFocused()
  await expect(estimator.output('monthlyRevenue')).toHaveText('€2,610')
  await tabTo(page, estimator.gate.locator('[name="email"]'))
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('0612345678')
  await page.keyboard.press('Enter')
  await expect(estimator.title('estimator.thanks.title')).toBeFocused()
  expect(await leadsOf(email)).toMatchObject([{ propertyType: 'f1', sleepingCapacity: '4' }])
})
