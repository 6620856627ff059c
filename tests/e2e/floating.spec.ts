import type { Page } from '@playwright/test'
import { translatorOf } from '@/lib/build/translate'
import { expect, test } from './fixtures'
import { scrollPage, visit } from './page-actions'

const t = translatorOf('nl')
const floating = (page: Page) => page.locator('[data-part="floating"]')
const calculate = (page: Page) => page.locator('[data-part="calculate-button"]')

/** Scrolls a block to the top of the viewport. */
const read = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((block) => block.scrollIntoView({ behavior: 'instant' }))

test('the calculate button shows past 40 % of the viewport height, except at the estimator @phone', async ({
  page,
}) => {
  await visit(page, '/nl')
  await expect(calculate(page)).toHaveAttribute('data-state', 'hidden')
  const height = await page.evaluate(() => window.innerHeight)
  await scrollPage(page, Math.ceil(0.4 * height) + 1)
  await expect(calculate(page)).toHaveAttribute('data-state', 'shown')
  await scrollPage(page, Math.floor(0.4 * height) - 1)
  await expect(calculate(page)).toHaveAttribute('data-state', 'hidden')
  await read(page, 'calculator')
  await expect(calculate(page)).toHaveAttribute('data-state', 'hidden')
})

test('the calculate button links to the estimator, and stays dismissed in its tab only @both', async ({
  page,
  context,
}) => {
  await visit(page, '/nl')
  await read(page, 'process')
  await calculate(page)
    .getByRole('link', { name: t('floating.calculate') })
    .click()
  await expect(page).toHaveURL('/nl#calculator')
  await expect(page.locator('#calculator')).toBeInViewport()
  await expect(calculate(page)).toHaveAttribute('data-state', 'hidden')
  await read(page, 'process')
  await calculate(page)
    .getByRole('button', { name: t('floating.dismiss') })
    .click()
  await expect(calculate(page)).toHaveAttribute('data-state', 'dismissed')
  await expect(page.locator('[data-part="chat-button"] a')).toBeFocused()
  await page.reload()
  await expect(calculate(page)).toHaveAttribute('data-state', 'dismissed')
  const again = await context.newPage()
  await visit(again, '/nl')
  await read(again, 'process')
  await expect(calculate(again)).toHaveAttribute('data-state', 'shown')
})

/** Scrolls down in steps; returns the buttons that the floating ones still cover two seconds after a step. */
async function covered(): Promise<string[]> {
  const bar = document.querySelector('[data-part="floating"]') as Element
  const underBar = () => {
    const place = bar.getBoundingClientRect()
    return [...document.querySelectorAll('main :is(button, .button)')].filter((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect()
      const isUnder = left < place.right && right > place.left && top < place.bottom && bottom > place.top
      return isUnder && !bar.contains(button) && getComputedStyle(bar).visibility !== 'hidden'
    })
  }
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const found: string[] = []
  for (let y = 0; y < document.documentElement.scrollHeight; y += 250) {
    window.scrollTo({ top: y, behavior: 'instant' })
    // Observers report with the frame after the scroll.
    for (let frames = 0; frames < 4 || (frames < 120 && underBar().length > 0); frames += 1) await frame()
    found.push(...underBar().map((button) => `${button.textContent} at ${y} px`))
  }
  return found
}

test.describe('the floating buttons', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('never cover a button or the end of the page once scrolling stops @both', async ({
    page,
    isMobile,
  }) => {
    await visit(page, '/nl')
    // biome-ignore lint/plugin: it waits at each step until nothing is covered.
    expect(await page.evaluate(covered)).toEqual([])
    // On wide screens the bar has no background.
    if (!isMobile) await expect(floating(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    const last = page.getByRole('link', { name: t('footer.backToTop') })
    const isFree = async () => {
      const [bar, end] = await Promise.all([floating(page).boundingBox(), last.boundingBox()])
      const beside = (end?.x ?? 0) + (end?.width ?? 0) <= (bar?.x ?? 0)
      return beside || (end?.y ?? 0) + (end?.height ?? 0) <= (bar?.y ?? 0)
    }
    await expect.poll(isFree).toBe(true)
  })

  test('are hidden while a text field has the focus @phone', async ({ page }) => {
    await visit(page, '/nl')
    await read(page, 'process')
    await expect(floating(page)).toHaveAttribute('data-state', 'shown')
    await page.locator('form[name="contact"] [name="email"]').focus()
    await expect(floating(page)).toHaveAttribute('data-state', 'hidden')
    await expect(floating(page)).toBeHidden()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await read(page, 'process')
    await expect(floating(page)).toHaveAttribute('data-state', 'shown')
  })
})
