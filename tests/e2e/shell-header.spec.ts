import { cities } from '@/lib/content/cities'
import { locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/seo/translator'
import { brand, site, telHref } from '@/lib/site'
import { expect, test } from './fixtures'
import { scrollPage, visit } from './shell'

test.use({ viewport: { width: 1280, height: 800 } })

for (const locale of locales) {
  const t = translatorOf(locale)
  const home = publicPath('/', locale)

  test.describe(`the header in ${locale} @once`, () => {
    test('leads everywhere that SPEC.md names', async ({ page }) => {
      await visit(page, publicPath('/pricing', locale))
      const header = page.getByRole('banner')
      const link = (name: string) => header.getByRole('link', { name })
      await expect(link(t('header.logoLabel', { brand }))).toHaveAttribute('href', home)
      await expect(link(t('header.pricing'))).toHaveAttribute('href', publicPath('/pricing', locale))
      await expect(link(t('header.contact'))).toHaveAttribute('href', publicPath('/contact', locale))
      await expect(link(t('header.estimate'))).toHaveAttribute('href', `${home}#calculator`)
      await expect(link(t('header.phoneLabel', { phone: site.phone }))).toHaveAttribute(
        'href',
        telHref(site.phone),
      )
      for (const [name, address] of [
        [t('header.bookings'), site.bookingUrl[locale]],
        [t('header.call'), site.schedulingUrl],
      ] as const) {
        const external = link(`${name} (${t('common.newTab')})`)
        await expect(external).toHaveAttribute('href', address)
        await expect(external).toHaveAttribute('target', '_blank')
        await expect(external).toHaveAttribute('rel', /noopener/)
      }
      await expect(link(t('header.pricing'))).toHaveAttribute('aria-current', 'page')
    })

    test('opens the cities by click and by keyboard, closes them on Escape, outside and on a choice', async ({
      page,
    }) => {
      await visit(page, home)
      const header = page.getByRole('banner')
      const cityLinks = cities.map(({ key, slug }) => ({ name: t(`places.${key}.name`), slug }))
      const first = header.getByRole('link', { name: cityLinks[0]?.name, exact: true })
      const opener = header.locator('summary')
      await expect(opener).toHaveText(t('header.cities'))

      await opener.click()
      for (const { name } of cityLinks)
        await expect(header.getByRole('link', { name, exact: true })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(first).toBeHidden()
      await expect(opener).toBeFocused()

      await page.keyboard.press('Enter')
      await expect(first).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(first).toBeFocused()
      await page.getByRole('heading', { level: 1 }).click()
      await expect(first).toBeHidden()

      await opener.click()
      await first.click()
      await expect(page).toHaveURL(publicPath({ city: cityLinks[0]?.slug ?? '' }, locale))
      await expect(header.locator('details')).not.toHaveAttribute('open')
    })
  })
}

test.describe('the header @once', () => {
  test('gives way on the way down and comes back on the way up, without moving the page', async ({
    page,
  }) => {
    await visit(page, '/')
    const header = page.locator('[data-part="header"]')
    await scrollPage(page, 80)
    await expect(header).toHaveAttribute('data-state', 'visible')
    await scrollPage(page, 600)
    await expect(header).toHaveAttribute('data-state', 'hidden')
    await expect(header).not.toBeInViewport()
    await scrollPage(page, 560)
    await expect(header).toHaveAttribute('data-state', 'visible')
    await expect(header).toBeInViewport({ ratio: 1 })
    await scrollPage(page, 900)
    await scrollPage(page, 40)
    await expect(header).toHaveAttribute('data-state', 'visible')
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
            type: 'layout-shift',
            buffered: true,
          })
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
        }),
    )
    expect(shifts).toBe(0)
  })

  test('stays while it has the focus or a menu is open', async ({ page }) => {
    await visit(page, '/')
    const header = page.locator('[data-part="header"]')
    await header.getByRole('link').first().focus()
    await scrollPage(page, 600)
    await expect(header).toHaveAttribute('data-state', 'visible')
    await header.locator('summary').click()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await scrollPage(page, 900)
    await expect(header).toHaveAttribute('data-state', 'visible')
    await page.keyboard.press('Escape')
  })

  test('comes back when the keyboard reaches it', async ({ page }) => {
    await visit(page, '/')
    const header = page.locator('[data-part="header"]')
    await scrollPage(page, 600)
    await expect(header).toHaveAttribute('data-state', 'hidden')
    await header.getByRole('link').first().focus()
    await expect(header).toHaveAttribute('data-state', 'visible')
  })

  test('leaves room for everything from 768 px on', async ({ page }) => {
    for (const locale of locales) {
      for (const width of [768, 820, 1024, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        await visit(page, publicPath('/contact', locale))
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow, `${locale} at ${width} px`).toBe(0)
        const boxes = await page
          .getByRole('banner')
          .locator(':scope a:visible, :scope summary:visible')
          .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()))
        const inOrder = boxes.sort((a, b) => a.left - b.left)
        for (const [index, box] of inOrder.entries()) {
          const next = inOrder[index + 1]
          if (next) expect(box.right, `${locale} at ${width} px`).toBeLessThanOrEqual(next.left + 0.5)
        }
      }
    }
  })
})
