import type { Page } from '@playwright/test'
import { translatorOf } from '@/lib/i18n/translate'
import { expect, test } from './fixtures'
import { layOutWhole, scrollPage, visit } from './shell'

const t = translatorOf('nl')
const floating = (page: Page) => page.locator('[data-part="floating"]')
const calculate = (page: Page) => page.locator('[data-part="calculate-button"]')

/** Brings a block to the top of the window. */
const read = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((block) => block.scrollIntoView({ behavior: 'instant' }))

test('the calculate button shows past 40 % of the first screen, beside the estimator not @phone', async ({
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

test('the calculate button leads to the estimator, and is dismissed for the session @both', async ({
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
  await page.reload()
  await expect(calculate(page)).toHaveAttribute('data-state', 'dismissed')
  const again = await context.newPage()
  await visit(again, '/nl')
  await read(again, 'process')
  await expect(calculate(again)).toHaveAttribute('data-state', 'shown')
})

/** The page's buttons that lie under the floating ones where the page has come to rest, on the way down. */
async function covered(): Promise<string[]> {
  const frame = document.querySelector('[data-part="floating"]') as Element
  const underFrame = () => {
    const place = frame.getBoundingClientRect()
    return [...document.querySelectorAll('main :is(button, .button)')].filter((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect()
      const under = left < place.right && right > place.left && top < place.bottom && bottom > place.top
      return under && !frame.contains(button) && getComputedStyle(frame).visibility !== 'hidden'
    })
  }
  const found: string[] = []
  for (let y = 0; y < document.documentElement.scrollHeight; y += 250) {
    window.scrollTo({ top: y, behavior: 'instant' })
    // What looks at the page does so behind the next frame, on a busy machine some time behind it.
    for (let tries = 0; tries < 3 || (tries < 20 && underFrame().length > 0); tries += 1)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)))
    found.push(...underFrame().map((button) => `${button.textContent} at ${y} px`))
  }
  return found
}

test.describe('the floating buttons', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('cover no button of the page at rest, and not the end of the page @both', async ({
    page,
    isMobile,
  }) => {
    await visit(page, '/nl')
    await layOutWhole(page)
    expect(await page.evaluate(covered)).toEqual([])
    // No band across a wide page.
    if (!isMobile) await expect(floating(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    const last = page.getByRole('link', { name: t('footer.backToTop') })
    const [bar, end] = await Promise.all([floating(page).boundingBox(), last.boundingBox()])
    const beside = (end?.x ?? 0) + (end?.width ?? 0) <= (bar?.x ?? 0)
    expect(beside || (end?.y ?? 0) + (end?.height ?? 0) <= (bar?.y ?? 0)).toBe(true)
  })

  test('step aside while somebody types @phone', async ({ page }) => {
    await visit(page, '/nl')
    await read(page, 'process')
    await expect(floating(page)).toHaveAttribute('data-state', 'shown')
    await page.locator('form[name="contact"] [name="email"]').focus()
    await expect(floating(page)).toHaveAttribute('data-state', 'aside')
    await expect(floating(page)).toBeHidden()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await read(page, 'process')
    await expect(floating(page)).toHaveAttribute('data-state', 'shown')
  })
})

test.describe('a chat icon that does not load', () => {
  test.use({ expectedFaults: [/chat\.svg/] })

  test('is hidden and logged, and the words stand in its place', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.route('**/chat.svg', (route) => route.abort())
    await page.goto('/nl')
    const chat = page.locator('[data-part="chat-button"]')
    await expect(chat.locator('img')).toHaveCount(0)
    await read(page, 'process')
    await expect(chat.getByText(t('chat.label'))).toBeVisible()
    expect(logged.some((text) => text.includes('/chat.svg'))).toBe(true)
  })
})
