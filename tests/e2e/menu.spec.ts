import type { Page } from 'playwright/test'
import { publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/i18n/translate'
import { expect, test } from './fixtures'
import { scrolled, scrollPage, visit } from './page-actions'

const t = translatorOf('nl')
const menuOf = (page: Page) => page.locator('[data-part="mobile-menu"]')
const opener = (page: Page) => page.getByRole('button', { name: t('header.openMenu') })
const closer = (page: Page) => page.getByRole('button', { name: t('header.closeMenu') })

test.describe('the mobile menu @phone', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, '/nl')
    await scrollPage(page, 50)
    await expect(menuOf(page)).toHaveAttribute('data-state', 'closed')
    await expect(menuOf(page)).toBeHidden()
    await opener(page).click()
    await expect(menuOf(page)).toHaveAttribute('data-state', 'open')
  })

  test('traps the focus, hides the page behind it from screen readers, and returns the focus on Escape', async ({
    page,
  }) => {
    await expect(page.getByRole('dialog', { name: t('header.mobileMenu') })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
    for (const part of await page.locator('body > :not(header, script), header > :not(dialog)').all())
      await expect(part).toHaveJSProperty('inert', true)
    const stops = await menuOf(page).locator('a, button').count()
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step <= stops; step += 1) {
        await page.keyboard.press(key)
        await expect(menuOf(page).and(page.locator(':focus-within'))).toBeVisible()
      }
    }
    await page.keyboard.press('Escape')
    await expect(menuOf(page)).toHaveAttribute('data-state', 'closed')
    await expect(opener(page)).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })

  test('does not let the page scroll, and closes by its button', async ({ page }) => {
    await page.mouse.move(200, 400)
    await page.mouse.wheel(0, 1500)
    await page.keyboard.press('PageDown')
    await closer(page).click()
    await expect(menuOf(page)).toBeHidden()
    await expect.poll(() => scrolled(page)).toBe(50)
  })

  test('links to another page, and is closed there and after going back @engines', async ({ page }) => {
    await menuOf(page)
      .getByRole('link', { name: t('header.pricing') })
      .click()
    await expect(page).toHaveURL(publicPath('/pricing', 'nl'))
    await expect(menuOf(page)).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/nl')
    await expect(menuOf(page)).toBeHidden()
  })

  test('closes when a link to an anchor of the same page is pressed', async ({ page }) => {
    await menuOf(page)
      .getByRole('link', { name: t('header.estimate') })
      .click()
    await expect(menuOf(page)).toBeHidden()
    await expect(page).toHaveURL('/nl#calculator')
    await expect(page.locator('#calculator')).toBeInViewport()
  })

  test('closes when the header has room for its links', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 844 })
    await expect(menuOf(page)).toHaveAttribute('data-state', 'closed')
    await expect(page.getByRole('navigation', { name: t('header.menu') }).first()).toBeVisible()
  })
})

test.describe('without the page script @phone', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('the menu opens and closes', async ({ page }) => {
    await page.route('**/_next/**/*.js', (route) => route.abort())
    await page.goto('/nl')
    await opener(page).click()
    await expect(page.getByRole('dialog', { name: t('header.mobileMenu') })).toBeVisible()
    await closer(page).click()
    await expect(menuOf(page)).toBeHidden()
  })
})
