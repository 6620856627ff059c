import type { Locator, Page } from '@playwright/test'
import { locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/i18n/translate'
import { site } from '@/lib/site'
import { expect, test } from './fixtures'
import { layOutWhole, visit } from './shell'

const calculate = (page: Page) => page.locator('[data-part="calculate-button"]')
const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It has no place on the page.')
  return box
}

/** Scrolls to where neither the first screen nor the estimator is in view. */
const belowEstimator = (page: Page) =>
  page.locator('#process').evaluate((block) => block.scrollIntoView({ behavior: 'instant' }))

for (const locale of locales) {
  const t = translatorOf(locale)
  const home = publicPath('/', locale)

  test(`the calculate button: hidden, shown, dismissed (${locale})`, async ({ page, context }) => {
    await visit(page, home)
    await expect(calculate(page)).toHaveAttribute('data-state', 'hidden')
    await belowEstimator(page)
    await expect(calculate(page)).toHaveAttribute('data-state', 'shown')
    await calculate(page)
      .getByRole('link', { name: t('floating.calculate') })
      .click()
    await expect(page.locator('#calculator')).toBeFocused()
    await expect(calculate(page)).toHaveAttribute('data-state', 'hidden')
    await belowEstimator(page)
    await calculate(page)
      .getByRole('button', { name: t('floating.dismiss') })
      .click()
    await expect(calculate(page)).toHaveAttribute('data-state', 'dismissed')
    await page.reload()
    await expect(calculate(page)).toHaveAttribute('data-state', 'dismissed')
    const again = await context.newPage()
    await visit(again, home)
    await belowEstimator(again)
    await expect(calculate(again)).toHaveAttribute('data-state', 'shown')
  })

  test(`the chat opens with the question already written (${locale})`, async ({ page }) => {
    await page.goto(home)
    const chat = page.getByRole('link', { name: `${t('chat.label')} (${t('common.newTab')})` })
    await expect(chat).toBeVisible()
    const address = new URL((await chat.getAttribute('href')) ?? '')
    expect(address.origin + address.pathname).toBe(`https://wa.me/${site.chatNumber.replace(/\D/g, '')}`)
    expect(address.searchParams.get('text')).toBe(t('chat.message'))
    await expect(chat).toHaveAttribute('target', '_blank')
  })
}

test('the buttons cover neither each other nor the end of the page', async ({ page }) => {
  await visit(page, '/nl')
  await belowEstimator(page)
  await expect(calculate(page)).toHaveAttribute('data-state', 'shown')
  const [left, right] = [await boxOf(calculate(page)), await boxOf(page.locator('[data-part="chat-button"]'))]
  expect(left.x + left.width).toBeLessThanOrEqual(right.x)
  // Else the end moves on as the blocks above it take their height.
  await layOutWhole(page)
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const bar = await boxOf(page.locator('[data-part="floating"]'))
  const last = await boxOf(page.getByRole('link', { name: translatorOf('nl')('footer.backToTop') }))
  expect(last.y + last.height).toBeLessThanOrEqual(bar.y)
})

test('the buttons step aside for typing and for a form to send', async ({ page }) => {
  await visit(page, '/')
  const floating = page.locator('[data-part="floating"]')
  const submit = page.locator('form[name="contact"] [type="submit"]')
  await page.locator('form[name="contact"] [name="email"]').focus()
  await expect(floating).toHaveAttribute('data-state', 'aside')
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await belowEstimator(page)
  await expect(floating).toHaveAttribute('data-state', 'shown')
  await submit.evaluate((button) =>
    window.scrollBy({ top: button.getBoundingClientRect().bottom - window.innerHeight, behavior: 'instant' }),
  )
  await expect(floating).toHaveAttribute('data-state', 'aside')
  await expect(floating).toBeHidden()
})

test.describe('a chat icon that does not load', () => {
  test.use({ expectedFaults: [/chat\.svg/] })

  test('is hidden and logged, and the words stand in its place', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.route('**/chat.svg', (route) => route.abort())
    await page.goto('/')
    const chat = page.locator('[data-part="chat-button"]')
    await expect(chat.locator('img')).toHaveCount(0)
    await expect(chat.getByText(translatorOf('fr')('chat.label'))).toBeVisible()
    expect(logged.some((text) => text.includes('/chat.svg'))).toBe(true)
  })
})

test('only the home page has them', async ({ page }) => {
  await visit(page, '/tarifs')
  await expect(page.locator('[data-part="floating"]')).toHaveCount(0)
})
