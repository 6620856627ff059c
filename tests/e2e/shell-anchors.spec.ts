import type { Page } from '@playwright/test'
import { locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/seo/translator'
import { expect, test } from './fixtures'
import { reload, scrolled, scrollPage, visit } from './shell'

/** Follows a link wherever it is on the page, as a click in view does. */
const follow = (page: Page, selector: string) => page.locator(selector).first().dispatchEvent('click')

/** The block has come to rest just below where the header ends, px. */
async function expectBelowHeader(page: Page, id: string) {
  const header = await page
    .locator('[data-part="header"]')
    .evaluate((element) => element.getBoundingClientRect().height)
  const top = () =>
    page.locator(`#${id}`).evaluate(async (element) => {
      const before = element.getBoundingClientRect().top
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const now = element.getBoundingClientRect().top
      return now === before ? Math.round(now) : Number.NaN
    })
  await expect.poll(top).toBeGreaterThanOrEqual(header)
  await expect.poll(top).toBeLessThanOrEqual(header + 24)
}

for (const locale of locales) {
  const home = publicPath('/', locale)
  const calculator = `a[href="${home}#calculator"]`

  test(`an anchor of the same page: below the header, in the address, in focus (${locale})`, async ({
    page,
  }) => {
    await visit(page, home)
    await follow(page, calculator)
    await expect(page).toHaveURL(`${home}#calculator`)
    await expectBelowHeader(page, 'calculator')
    await expect(page.locator('#calculator')).toBeFocused()
    // Followed again after reading on, it leads there again.
    await scrollPage(page, 0)
    await follow(page, calculator)
    await expectBelowHeader(page, 'calculator')
  })

  test(`an anchor of another page: the same (${locale})`, async ({ page }) => {
    await visit(page, publicPath('/pricing', locale))
    await scrollPage(page, 300)
    await follow(page, calculator)
    await expect(page).toHaveURL(`${home}#calculator`)
    await expectBelowHeader(page, 'calculator')
    await expect(page.locator('#calculator')).toBeFocused()
  })
}

test('an address with an anchor opens there, with the focus', async ({ page }) => {
  await visit(page, '/#pricing')
  await expectBelowHeader(page, 'pricing')
  await expect(page.locator('#pricing')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('#pricing') !== null)).toBe(true)
})

test('a target that comes late is found, and no other page is scrolled for it', async ({ page }) => {
  await visit(page, '/')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '#late'
    document.body.append(link)
    link.click()
    setTimeout(() => {
      const target = document.createElement('section')
      target.id = 'late'
      document.querySelector('main')?.append(target)
    }, 400)
  })
  await expect(page.locator('#late')).toBeFocused()
  await expect(page.locator('#late')).toBeInViewport()
})

test('every other change of page starts at the top, though the new page was in view', async ({ page }) => {
  const t = translatorOf('fr')
  await visit(page, '/')
  // So little that the router would leave it.
  await scrollPage(page, 60)
  await follow(page, 'footer a[href="/tarifs"]')
  await expect(page).toHaveURL('/tarifs')
  await expect.poll(() => scrolled(page)).toBe(0)
  await expect(page.locator('#main')).toBeFocused()
  await scrollPage(page, 700)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('header.contact') })
    .click()
  await expect(page).toHaveURL('/contact')
  await expect.poll(() => scrolled(page)).toBe(0)
})

test('back and forward restore the position, also after a reload', async ({ page }) => {
  await visit(page, '/')
  await scrollPage(page, 2400)
  await follow(page, 'footer a[href="/tarifs"]')
  await expect(page).toHaveURL('/tarifs')
  await expect.poll(() => scrolled(page)).toBe(0)
  await scrollPage(page, 500)

  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => scrolled(page)).toBe(2400)
  await page.goForward()
  await expect(page).toHaveURL('/tarifs')
  await expect.poll(() => scrolled(page)).toBe(500)

  await reload(page)
  await expect.poll(() => scrolled(page)).toBe(500)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => scrolled(page)).toBe(2400)
})

test('back restores the position after a tap, which loads a document', async ({ page }) => {
  await visit(page, '/')
  await scrollPage(page, 2400)
  await page.locator('footer a[href="/tarifs"]').evaluate((link) => {
    link.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch' }))
  })
  await expect(page).toHaveURL('/tarifs')
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/')
  // The browser finds the words that stood there, also where a block above has another height now.
  await expect.poll(() => scrolled(page)).toBeGreaterThan(2300)
  expect(await scrolled(page)).toBeLessThan(2500)
})

test('back to top leads to the very top, with the focus', async ({ page }) => {
  await visit(page, '/nl')
  await page.getByRole('link', { name: translatorOf('nl')('footer.backToTop') }).click()
  await expect.poll(() => scrolled(page)).toBe(0)
  await expect(page.locator('#main')).toBeFocused()
})

test('the first stop of the keyboard leads past the header', async ({ page }) => {
  const t = translatorOf('en')
  await visit(page, '/en/contact')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: t('common.skipToContent') })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
})

for (const [reducedMotion, behavior] of [
  ['no-preference', 'smooth'],
  ['reduce', 'auto'],
] as const)
  test(`anchors scroll ${behavior === 'smooth' ? 'smoothly' : 'at once'} with ${reducedMotion} for motion`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await visit(page, '/nl')
    const scrolling = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
    expect(await scrolling()).toBe('auto')
    await page.getByRole('link', { name: translatorOf('nl')('footer.backToTop') }).click()
    expect(await scrolling()).toBe(behavior)
  })
