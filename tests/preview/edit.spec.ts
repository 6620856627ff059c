import { figureArguments } from '@/lib/business/figures'
import { locales } from '@/lib/i18n/locales'
import { loadMessages } from '@/lib/i18n/messages'
import { expectAccessible } from '../e2e/accessibility'
import { estimatorOf } from '../e2e/estimator-page'
import { expect, test } from '../e2e/fixtures'
import { watchRequests } from '../e2e/requests'
import { editModeOf, press, startEditing } from './edit-page'

test('a pressed sentence links to its line in each language @both', async ({ page }) => {
  const edit = await startEditing(page, '/nl')
  await edit.expectKeys(page.getByRole('heading', { level: 1 }), ['home.hero.title'])
  await expect(edit.outlined).toHaveText(edit.t('home.hero.title'))
  for (const locale of locales) {
    // `test:preview` sets repository and branch.
    const file = `https://github.com/team/site/edit/spring-prices/messages/${locale}/home.json`
    await expect(edit.link(locale)).toHaveAttribute('href', new RegExp(`^${file}#L\\d+$`))
  }
})

test('outlines the sentence under the pointer, and nothing else', async ({ page }) => {
  const edit = await startEditing(page, '/')
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(edit.outlined).toHaveText(edit.t('home.hero.title'))
  await page.mouse.move(2, 400)
  await expect(edit.outlined).toHaveCount(0)
})

test('links do not navigate while the mode is on @both', async ({ page }) => {
  const edit = await startEditing(page, '/tarifs')
  const logo = page.locator('header a').first()
  await press(logo)
  await expect(edit.panel.getByRole('heading', { level: 3 }).first()).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/tarifs')
  await edit.button('stop').click()
  await expect(edit.panel).toHaveCount(0)
  await logo.click()
  await expect(page).toHaveURL(/:\d+\/$/)
})

test('the button of the ribbon and Escape end the mode and restore the page', async ({ page }) => {
  const edit = await startEditing(page, '/contact')
  const marks = page.locator('main [tabindex="0"], [data-edit-target]')
  await expect(edit.toggle).toHaveAttribute('aria-pressed', 'true')
  await expect(marks.first()).toBeAttached()
  await edit.openRibbon()
  await edit.toggle.click()
  await expect(edit.panel).toHaveCount(0)
  await expect(edit.toggle).toBeFocused()
  await edit.toggle.click()
  await expect(edit.panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(edit.panel).toHaveCount(0)
  await expect(marks).toHaveCount(0)
})

test('the keyboard reaches a sentence, its links and the page again', async ({ page }) => {
  await page.goto('/en/contact')
  const edit = editModeOf(page, 'en')
  await page.locator('[data-part="preview-ribbon"] summary').first().focus()
  await page.keyboard.press('Enter')
  await edit.toggle.focus()
  await page.keyboard.press('Enter')
  await expect(edit.panel).toBeVisible()
  const title = page.getByRole('heading', { level: 1 })
  await title.focus()
  await expect(edit.outlined).toHaveText(edit.t('pages.contact.title'))
  await page.keyboard.press('Enter')
  await expect(edit.panel.getByRole('heading', { level: 2 })).toBeFocused()
  await edit.link('fr').focus()
  await edit.button('back').focus()
  await page.keyboard.press('Enter')
  await expect(title).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(edit.panel).toHaveCount(0)
  await expect(page.locator('[data-part="preview-ribbon"] summary').first()).toBeFocused()
})

test('tells equal sentences apart', async ({ page }) => {
  const edit = await startEditing(page, '/nl')
  const link = page.locator('header nav').first().getByText(edit.t('header.contact'), { exact: true })
  await edit.expectKeys(link, ['header.contact'])
  const heading = page.locator('footer').getByRole('heading', { name: edit.t('footer.contact') })
  await edit.expectKeys(heading, ['footer.contact'])
})

test('shows a message in each language, the lines of its figures, and the message in it', async ({
  page,
}) => {
  const edit = await startEditing(page, '/')
  await edit.expectKeys(page.getByText(edit.t('home.hero.subtitle', figureArguments)), ['home.hero.subtitle'])
  for (const locale of locales)
    await expect(edit.panel.locator(`p[lang="${locale}"]`)).toHaveText(
      loadMessages(locale).home.hero.subtitle,
    )
  const figure = edit.panel.getByRole('link', { name: /^lib\/business\/figures\.ts:\d+/ })
  await expect(figure.first()).toHaveAttribute(
    'href',
    /\/site\/edit\/spring-prices\/lib\/business\/figures\.ts#L\d+$/,
  )
  const place = page
    .locator('#zones')
    .getByText(edit.t('zones.heading', { at: edit.t('cities.dijon.at') }), { exact: true })
  await edit.expectKeys(place, ['zones.heading', 'cities.dijon.at'])
})

test('lists what the page does not show', async ({ page }) => {
  const edit = await startEditing(page, '/tarifs')
  await edit.panel.getByText(edit.t('ribbon.edit.unseen')).click()
  for (const [kind, key] of [
    ['pageTitle', 'seo.pricing.title'],
    ['description', 'seo.pricing.description'],
    ['shareImage', 'seo.pricing.title'],
    ['label', 'header.openMenu'],
    ['placeholder', 'study.placeholder'],
  ] as const) {
    await edit.panel
      .getByText(`${edit.t(`ribbon.edit.${kind}`)}: ${edit.t.raw(key)}`, { exact: true })
      .click()
    await expect(edit.panel.getByRole('heading', { level: 3 })).toHaveText([key])
  }
})

test('finds the words of the forms, even if they appeared after an estimate', async ({ page }) => {
  await page.goto('/')
  const edit = editModeOf(page)
  const estimator = estimatorOf(page)
  await estimator.estimate()
  await edit.start()
  // React has rendered this title, so the panel searches it.
  await press(estimator.title('estimator.gate.title'))
  await edit.panel.getByRole('button', { name: /^estimator\.gate\.title: / }).click()
  await expect(edit.panel.getByRole('heading', { level: 3 })).toHaveText(['estimator.gate.title'])
  await estimator.gateSubmit.click({ force: true })
  await expect(edit.panel.getByText('estimator.gate.submit')).toBeVisible()
  await estimator.place.click()
  await expect(edit.panel.getByText('estimator.location.placeholder')).toBeVisible()
})

test('the panel can open the legal notice, and finds its sentences', async ({ page }) => {
  const edit = await startEditing(page, '/nl')
  await page.locator('footer a[href="#legal"]').click()
  await edit.button('press').click()
  const notice = page.getByRole('dialog')
  await edit.expectKeys(notice.getByText(edit.t('legal.privacy.needed')), ['legal.privacy.needed'])
  await expect(edit.link('en')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(edit.panel).toHaveCount(0)
})

test('the panel can open the mobile menu, and finds its words @phone', async ({ page }) => {
  const edit = await startEditing(page, '/en')
  await edit.expectKeys(page.getByRole('button', { name: edit.t('header.openMenu') }), ['header.openMenu'])
  await edit.button('press').tap()
  const menu = page.locator('[data-part="mobile-menu"]')
  await edit.expectKeys(menu.getByText(edit.t('header.pricing'), { exact: true }), ['header.pricing'])
  await expect(edit.link('fr')).toBeInViewport()
  await edit.button('stop').tap()
  await expect(edit.panel).toHaveCount(0)
})

test('the panel has no axe violations @both', async ({ page }) => {
  const edit = await startEditing(page, '/')
  await expectAccessible(page, 'started')
  await page.getByRole('heading', { level: 1 }).click()
  await edit.panel.getByText(edit.t('ribbon.edit.unseen')).click()
  await edit.panel.getByRole('searchbox').fill('commission')
  await expectAccessible(page, 'open')
})

test('fetches none of its files before the button is pressed', async ({ page }) => {
  const fetched = watchRequests(page)
  await page.goto('/')
  const edit = editModeOf(page)
  await edit.openRibbon()
  expect(fetched.filter((path) => path.startsWith('/edit/'))).toEqual([])
})
