import type { Page } from 'playwright/test'
import { translatorOf } from '@/lib/i18n/translate'
import { expect, test } from './fixtures'
import { scrollPage, shiftOf, untilFontsLoaded, visit } from './page-actions'

const headerOf = (page: Page) => page.locator('[data-part="header"]')

test('the cities menu opens by click and keyboard, and closes on Escape, on a click outside and on a choice', async ({
  page,
}) => {
  const t = translatorOf('nl')
  await visit(page, '/nl')
  const opener = headerOf(page).getByRole('button', { name: t('header.cities') })
  const first = headerOf(page).locator('#cities-menu a').first()
  await opener.click()
  await expect(first).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(first).toBeHidden()
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  // It opens below its button.
  const distance = () =>
    opener.evaluate((button) => {
      const [from, to] = [button, button.nextElementSibling?.nextElementSibling ?? button].map((element) =>
        element.getBoundingClientRect(),
      )
      return [(to?.left ?? 0) - (from?.left ?? 0), (to?.top ?? 0) - (from?.bottom ?? 0)]
    })
  await expect.poll(distance).toEqual([0, 4])
  // Nothing here takes the focus.
  await headerOf(page).click({ position: { x: 5, y: 5 } })
  await expect(first).toBeHidden()

  await opener.click()
  await headerOf(page).getByRole('link').first().focus()
  await expect(first).toBeHidden()

  await opener.click()
  // In a new tab, so that this page stays.
  await first.click({ modifiers: ['ControlOrMeta'] })
  await expect(first).toBeHidden()
})

test('the header hides on scroll down and reappears on scroll up, without layout shift @both', async ({
  page,
}) => {
  await visit(page, '/')
  const header = headerOf(page)
  await untilFontsLoaded(page)
  const before = await shiftOf(page)
  await scrollPage(page, 80)
  await expect(header).toHaveAttribute('data-state', 'visible')
  await scrollPage(page, 81)
  await expect(header).toHaveAttribute('data-state', 'hidden')
  await scrollPage(page, 600)
  await expect(header).not.toBeInViewport()
  await scrollPage(page, 560)
  await expect(header).toHaveAttribute('data-state', 'visible')
  await expect(header).toBeInViewport({ ratio: 1 })
  await scrollPage(page, 900)
  await scrollPage(page, 40)
  await expect(header).toHaveAttribute('data-state', 'visible')
  await expect.poll(() => shiftOf(page)).toBe(before)
})

test('the header reappears on focus, and stays while a keyboard has the focus in it or a menu is open', async ({
  page,
}) => {
  await visit(page, '/')
  const header = headerOf(page)
  const opener = header.getByRole('button', { name: translatorOf('fr')('header.cities') })
  // Opens and closes the menu. The focus stays on the button.
  await opener.click({ clickCount: 2 })
  await expect(opener).toBeFocused()
  await scrollPage(page, 600)
  await expect(header).toHaveAttribute('data-state', 'hidden')
  await page.keyboard.press('Tab')
  await expect(header).toHaveAttribute('data-state', 'visible')
  await scrollPage(page, 700)
  await expect(header).toHaveAttribute('data-state', 'visible')
  await opener.click()
  await expect(page.locator('#cities-menu')).toHaveAttribute('data-state', 'open')
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await scrollPage(page, 900)
  await expect(header).toHaveAttribute('data-state', 'visible')
})
