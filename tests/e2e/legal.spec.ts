import { translatorOf } from '@/lib/i18n/translate'
import { expect, test } from './fixtures'
import { scrolled, untilFontsLoaded, visit } from './page-actions'

const t = translatorOf('nl')

test('the legal notice opens as a dialog, keeps the values of the form, and returns the focus @both @engines', async ({
  page,
}) => {
  // Browsers before Chrome 103 and Firefox 119 lack it.
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'role'))
  await visit(page, '/nl/contact')
  const field = page.locator('form[name="contact"] [name="firstName"]')
  await field.fill('Anne')
  const dialog = page.getByRole('dialog', { name: t('legal.title') })
  const opener = page.locator('#contact a[href="#legal"]')
  await opener.click()
  await expect(dialog.getByText(t('legal.privacy.needed'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(field).toHaveValue('Anne')
  await expect(page).toHaveURL('/nl/contact')

  // Opener and closer are buttons, which Space presses.
  await expect(opener).toHaveRole('button')
  await page.keyboard.press(' ')
  await expect(dialog).toBeFocused()
  await expect(dialog).toHaveCSS('outline-style', 'none')
  await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  const closer = dialog.getByRole('button', { name: t('legal.close') })
  await expect(closer).toBeInViewport({ ratio: 1 })
  await closer.click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/nl/contact')
})

test('the legal notice closes on Back and on a press beside it, and stays open on a press in it', async ({
  page,
}) => {
  await visit(page, '/nl/contact')
  const dialog = page.getByRole('dialog', { name: t('legal.title') })
  const opener = page.getByRole('contentinfo').getByRole('button', { name: t('legal.title') })
  // Their widths move the footer.
  await untilFontsLoaded(page)
  const before = await opener.evaluate((element) => {
    element.scrollIntoView()
    return window.scrollY
  })
  await opener.click()
  await expect(page).toHaveURL('/nl/contact#legal')
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/nl/contact')
  await page.goForward()
  await expect(dialog).toBeVisible()
  await dialog.click({ position: { x: 5, y: 200 } })
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/nl/contact')
  // The browser restores whole pixels.
  await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThanOrEqual(1)
})

test('#legal opens the legal notice, which prints alone', async ({ page }) => {
  await visit(page, '/nl#legal')
  const dialog = page.getByRole('dialog', { name: t('legal.title') })
  await expect(dialog.and(page.locator(':modal'))).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('header, main, footer').filter({ visible: true })).toHaveCount(0)
  await page.emulateMedia({ media: null })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
})
