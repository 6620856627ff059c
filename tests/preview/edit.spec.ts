import { test as base, type Locator, type Page } from '@playwright/test'
import { figureArguments } from '@/lib/business/figures'
import { citySlugs } from '@/lib/content/cities'
import { defaultLocale, localeOfPath, locales } from '@/lib/i18n/locales'
import { loadMessages } from '@/lib/i18n/messages'
import { publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/i18n/translate'
import type { Translator } from '@/lib/i18n/translator'
import { expectAccessible } from '../e2e/accessibility'
import { expect, test } from '../e2e/fixtures'
import { estimatorOf } from '../e2e/forms'
import { watchRequests } from '../e2e/page-actions'

const area = citySlugs[0]

/** Taps on a phone, clicks elsewhere. */
const press = (part: Locator) => (base.info().project.use.hasTouch ? part.tap() : part.click())

/** The "Edit the words" mode of a page. */
function editModeOf(page: Page, address: string) {
  const t: Translator = translatorOf(localeOfPath(address) ?? defaultLocale)
  const ribbon = page.locator('[data-part="preview-ribbon"]')
  const panel = page.locator('[data-part="edit-links"]')
  return {
    t,
    panel,
    outlined: page.locator('[data-edit-target]'),
    ribbon: ribbon.locator('summary').first(),
    toggle: ribbon.locator('[data-ribbon-action="edit"]'),
    stop: panel.getByRole('button', { name: t('ribbon.edit.stop') }),
    async start() {
      await ribbon.locator('summary').first().click()
      await ribbon.locator('[data-ribbon-action="edit"]').click()
      await expect(panel).toBeVisible()
    },
    /** Presses a text of the page and expects the panel to show exactly these message keys, in this order. */
    async expectKeys(part: Locator, keys: readonly string[]) {
      await press(part)
      await expect(panel.getByRole('heading', { level: 3 })).toHaveText([...keys])
    },
  }
}

async function startEditing(page: Page, address: string) {
  await page.goto(address)
  const edit = editModeOf(page, address)
  await edit.start()
  return edit
}

test('a pressed sentence links to its line in each language, and to an editor for all @both', async ({
  page,
}) => {
  const edit = await startEditing(page, '/nl')
  await edit.expectKeys(page.getByRole('heading', { level: 1 }), ['home.hero.title'])
  await expect(edit.outlined).toContainText(edit.t('home.hero.title'))
  for (const locale of locales) {
    // `test:preview` sets repository and branch.
    const file = `https://github.com/team/site/edit/spring-prices/messages/${locale}/home.json`
    const link = edit.panel.getByRole('link', { name: new RegExp(`^messages/${locale}/`) })
    await expect(link).toHaveAttribute('href', new RegExp(`^${file}#L\\d+$`))
    await expect(edit.panel.locator(`p[lang="${locale}"]`)).toHaveText(loadMessages(locale).home.hero.title)
  }
  const editor = edit.panel.getByRole('link', { name: edit.t('ribbon.edit.editor') })
  await expect(editor).toHaveAttribute('href', 'https://github.dev/team/site/tree/spring-prices')
})

test('outlines the sentence under the pointer and the focus, and nothing else', async ({ page }) => {
  const edit = await startEditing(page, '/')
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(edit.outlined).toContainText(edit.t('home.hero.title'))
  await page.mouse.move(2, 400)
  await expect(edit.outlined).toHaveCount(0)
  await page.locator('main a').first().focus()
  await expect(edit.outlined).toHaveCount(1)
})

test('a sentence with figures has the line of each', async ({ page }) => {
  const edit = await startEditing(page, '/')
  const intro = edit.t('zones.intro', figureArguments)
  await edit.expectKeys(page.getByText(intro), ['zones.intro'])
  const figure = edit.panel.getByRole('link', { name: /^lib\/business\/figures\.ts:\d+/ })
  await expect(figure.first()).toHaveAttribute('href', /\/lib\/business\/figures\.ts#L\d+$/)
})

test('a press on a title and on a card that is a link leads to their messages', async ({ page }) => {
  const edit = await startEditing(page, '/en')
  await edit.expectKeys(page.locator('#cases h2'), ['cases.title'])
  const card = page.locator('#zones article').first()
  await edit.expectKeys(card.locator('h3'), [`cities.${area}.name`])
  await edit.expectKeys(card.locator('a'), [`cities.${area}.at`, 'zones.link'])
  await press(card.locator('img'))
  await expect(edit.panel.getByText(`zones.items.${area}.description`, { exact: true })).toBeVisible()
})

test('the keys change no line @both', async ({ page }) => {
  for (const address of ['/', publicPath('/pricing', 'en'), publicPath(`/${area}`, 'nl')]) {
    await page.goto(address)
    const [withKeys, without] = await page.evaluate(async () => {
      await document.fonts.ready
      // Without the honeypot, which is one px wide, and scripts, whose URL may not change.
      const elements = [...document.body.querySelectorAll('*:not(script, form [aria-hidden] *)')]
      const measure = () =>
        elements.map((element) => `${element.tagName} ${JSON.stringify(element.getBoundingClientRect())}`)
      const before = measure()
      const texts = elements.flatMap((element) => [...element.childNodes, ...element.attributes])
      for (const text of texts)
        if (text.nodeValue) text.nodeValue = text.nodeValue.replace(/[\u200b-\u200d\u2060\ufeff]{4,}/g, '')
      return [before, measure()]
    })
    // biome-ignore lint/plugin: both were measured in one task.
    expect(withKeys).toEqual(without)
  }
})

test('links do not navigate until the mode is off @both', async ({ page }) => {
  const prices = publicPath('/pricing', 'fr')
  const edit = await startEditing(page, prices)
  const logo = page.locator('header a').first()
  await press(logo)
  await expect(edit.panel.locator('p').first()).toBeVisible()
  await expect(page).toHaveURL(prices)
  await edit.stop.click()
  await expect(edit.panel).toHaveCount(0)
  await logo.click()
  await expect(page).toHaveURL(/:\d+\/$/)
})

test('the button of the ribbon and Escape end the mode and restore the page', async ({ page }) => {
  const edit = await startEditing(page, '/contact')
  await expect(edit.toggle).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('heading', { level: 1 }).click()
  await edit.ribbon.click()
  await edit.toggle.click()
  await expect(edit.panel).toHaveCount(0)
  await expect(edit.toggle).toBeFocused()
  await edit.toggle.click()
  await expect(edit.panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(edit.panel).toHaveCount(0)
  await expect(edit.outlined).toHaveCount(0)
})

test('finds the words of the forms, even if they appeared after an estimate', async ({ page }) => {
  await page.goto('/')
  const edit = editModeOf(page, '/')
  const estimator = estimatorOf(page)
  await estimator.estimate()
  await edit.start()
  await edit.expectKeys(estimator.title('estimator.gate.title'), ['estimator.gate.title'])
  await estimator.place.click()
  await expect(edit.panel.getByText('estimator.location.placeholder')).toBeVisible()
})

test('finds the words of an answer, of the legal notice and of the menu as they open @phone', async ({
  page,
}) => {
  const edit = await startEditing(page, '/nl')
  const [question] = await page.locator('#faq summary').all()
  await question?.tap()
  await expect(page.locator('#faq details').first()).toHaveAttribute('open', '')
  await expect(edit.panel.getByRole('heading', { level: 3 })).toHaveText([/^faq\..+\.question$/])
  await page.locator('footer a[href="#legal"]').tap()
  const notice = page.getByRole('dialog').getByText(edit.t('legal.privacy.needed'))
  await edit.expectKeys(notice, ['legal.privacy.needed'])
  await edit.stop.tap()
  await expect(edit.panel).toHaveCount(0)
})

test('the panel has no axe violations @both', async ({ page }) => {
  const edit = await startEditing(page, '/')
  await expectAccessible(page, 'started')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(edit.panel.getByRole('heading', { level: 3 })).toBeVisible()
  await expectAccessible(page, 'open')
})

test('fetches its script only once the button is pressed', async ({ page }) => {
  const fetched = watchRequests(page)
  await page.goto('/')
  const edit = editModeOf(page, '/')
  await edit.ribbon.click()
  await expect(edit.toggle).toBeVisible()
  // The page has loaded, and nothing was pressed.
  expect(fetched.filter((path) => path.startsWith('/edit/'))).toEqual([])
})
