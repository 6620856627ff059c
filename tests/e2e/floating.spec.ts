import type { Page } from 'playwright/test'
import { translatorOf } from '@/lib/i18n/translate'
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

/** Width and height of the viewport, and the size of letters, px. */
const sizes = [
  [320, 640, 16],
  [390, 844, 24],
  [768, 1024, 16],
  [640, 400, 16],
  [1093, 520, 16],
  [1280, 800, 16],
  [1440, 900, 16],
  [1920, 1080, 16],
] as const

/** Where the bar is, the right edge of the text, and the lines of the link to the estimator. */
function placeOf(bar: Element) {
  const { left, width, height, bottom } = bar.getBoundingClientRect()
  const words = document.createRange()
  words.selectNodeContents(bar.querySelector('[href="#calculator"] span') as Element)
  return {
    left,
    height,
    isDocked: left === 0 && width === innerWidth && bottom === innerHeight,
    isOpaque: getComputedStyle(bar).backgroundColor.startsWith('rgb('),
    lines: new Set(Array.from(words.getClientRects(), ({ top }) => top)).size,
    textEnd: Math.max(
      ...[...document.querySelectorAll('main .wrap')].map((block) => block.getBoundingClientRect().right),
    ),
  }
}

test.describe('the floating buttons', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('lie over no text: docked in one line below it, or in the margin with a gap to it', async ({
    page,
  }) => {
    await visit(page, '/nl')
    for (const [width, height, letters] of sizes) {
      await page.setViewportSize({ width, height })
      await page.evaluate((px) => {
        document.documentElement.style.fontSize = `${px}px`
      }, letters)
      await read(page, 'process')
      await expect(calculate(page)).toHaveAttribute('data-state', 'shown')
      const place = () => floating(page).evaluate(placeOf)
      if (width < 1024) {
        await expect
          .poll(place, `${width} px`)
          .toMatchObject({ height: 48, isDocked: true, isOpaque: true, lines: 1 })
        const last = page.getByRole('link', { name: t('footer.backToTop') })
        await last.scrollIntoViewIfNeeded()
        const room = async () => {
          const [bar, end] = await Promise.all([floating(page).boundingBox(), last.boundingBox()])
          return (bar?.y ?? 0) - (end?.y ?? 0) - (end?.height ?? 0)
        }
        await expect.poll(room, `${width} px`).toBeGreaterThanOrEqual(0)
      } else
        await expect
          .poll(async () => {
            const { left, textEnd } = await place()
            return left - textEnd
          }, `${width} px`)
          .toBeGreaterThanOrEqual(8)
    }
  })

  test('in the margin show their words when a keyboard focuses them, not after a press', async ({ page }) => {
    await visit(page, '/nl')
    await read(page, 'process')
    const link = calculate(page).getByRole('link')
    await link.focus()
    await expect(link.locator('span')).toBeInViewport({ ratio: 1 })
    await calculate(page).getByRole('button').click()
    await page.mouse.move(0, 0)
    const chat = page.locator('[data-part="chat-button"]')
    await expect(chat.getByRole('link')).toBeFocused()
    await expect.poll(async () => (await chat.boundingBox())?.width).toBeLessThan(48)
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
