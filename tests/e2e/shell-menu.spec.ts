import { cities } from '@/lib/content/cities'
import { locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/seo/translator'
import { site } from '@/lib/site'
import { expect, test } from './fixtures'
import { scrolled, scrollPage, visit } from './shell'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

for (const locale of locales) {
  const t = translatorOf(locale)

  test(`the mobile menu in ${locale} holds what the wide header holds @once`, async ({ page }) => {
    await visit(page, publicPath('/', locale))
    const menu = page.locator('[data-part="mobile-menu"]')
    await expect(menu).toHaveAttribute('data-state', 'closed')
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: t('header.openMenu') }).click()
    await expect(menu).toHaveAttribute('data-state', 'open')
    await expect(page.getByRole('dialog', { name: t('header.mobileMenu') })).toBeVisible()
    const names = [
      t('header.home'),
      ...cities.map(({ key }) => t(`places.${key}.name`)),
      t('header.pricing'),
      `${t('header.bookings')} (${t('common.newTab')})`,
      t('header.contact'),
      t('header.estimate'),
      `${t('header.call')} (${t('common.newTab')})`,
      t('header.phoneLabel', { phone: site.phone }),
    ]
    for (const name of names) await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toHaveAttribute('data-state', 'closed')
    await expect(page.getByRole('button', { name: t('header.openMenu') })).toBeFocused()
  })
}

test.describe('the mobile menu @once', () => {
  const t = translatorOf('nl')
  const home = publicPath('/', 'nl')

  test.beforeEach(async ({ page }) => {
    await visit(page, home)
    await scrollPage(page, 50)
    await page.getByRole('button', { name: t('header.openMenu') }).click()
  })

  test('holds the focus, forward and back', async ({ page }) => {
    const menu = page.locator('[data-part="mobile-menu"]')
    const stops = await menu.locator('a, button').count()
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step <= stops; step += 1) {
        await page.keyboard.press(key)
        expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true)
      }
    }
  })

  test('keeps the page behind it still', async ({ page }) => {
    await page.mouse.move(200, 400)
    await page.mouse.wheel(0, 1500)
    await page.keyboard.press('PageDown')
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-part="mobile-menu"]')).toBeHidden()
    expect(await scrolled(page)).toBe(50)
  })

  test('closes by its button', async ({ page }) => {
    await page.getByRole('button', { name: t('header.closeMenu') }).click()
    await expect(page.locator('[data-part="mobile-menu"]')).toHaveAttribute('data-state', 'closed')
  })

  test('closes on navigation to another page', async ({ page }) => {
    const menu = page.locator('[data-part="mobile-menu"]')
    await menu.getByRole('link', { name: t('header.pricing') }).click()
    await expect(page).toHaveURL(publicPath('/pricing', 'nl'))
    await expect(menu).toHaveAttribute('data-state', 'closed')
    await expect(menu).toBeHidden()
  })

  test('closes on navigation to an anchor of the same page, which takes the focus', async ({ page }) => {
    const menu = page.locator('[data-part="mobile-menu"]')
    await menu.getByRole('link', { name: t('header.estimate') }).click()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL(`${home}#calculator`)
    await expect(page.locator('#calculator')).toBeInViewport()
    await expect(page.locator('#calculator')).toBeFocused()
  })

  test('closes when the window grows past 768 px', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 844 })
    await expect(page.locator('[data-part="mobile-menu"]')).toHaveAttribute('data-state', 'closed')
    await expect(page.getByRole('navigation', { name: t('header.menu') }).first()).toBeVisible()
  })
})

test.describe('before any script has come @once', () => {
  test.use({ expectedFaults: [/ERR_FAILED/] })

  test('the menu opens and closes', async ({ page }) => {
    await page.route('**/_next/**/*.js', (route) => route.abort())
    await page.goto('/')
    const t = translatorOf('fr')
    await page.getByRole('button', { name: t('header.openMenu') }).click()
    await expect(page.getByRole('dialog', { name: t('header.mobileMenu') })).toBeVisible()
    await page.getByRole('button', { name: t('header.closeMenu') }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test.describe('in a browser that knows no popovers @once', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      // As there: the attributes are inert.
      Reflect.deleteProperty(HTMLElement.prototype, 'popover')
      document.addEventListener(
        'click',
        (event) => {
          if (event.target instanceof Element && event.target.closest('[popovertarget]'))
            event.preventDefault()
        },
        true,
      )
    }),
  )

  test('the menu opens and closes all the same', async ({ page }) => {
    const t = translatorOf('fr')
    await visit(page, '/')
    await page.getByRole('button', { name: t('header.openMenu') }).click()
    await expect(page.getByRole('dialog', { name: t('header.mobileMenu') })).toBeVisible()
    await page.getByRole('button', { name: t('header.closeMenu') }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})
