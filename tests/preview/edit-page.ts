import { type Locator, type Page, test } from '@playwright/test'
import { defaultLocale, type Locale, localeOfPath } from '@/lib/i18n/locales'
import { translatorOf } from '@/lib/i18n/translate'
import { expect } from '../e2e/fixtures'

/** Taps on a phone, clicks elsewhere. */
export const press = (part: Locator) => (test.info().project.use.isMobile ? part.tap() : part.click())

/** The "Edit the words" mode of the open page. */
export function editModeOf(page: Page, locale: Locale = 'fr') {
  const t = translatorOf(locale)
  const ribbon = page.locator('[data-part="preview-ribbon"]')
  const panel = page.locator('[data-part="edit-links"]')
  return {
    t,
    panel,
    /** The outlined sentence. */
    outlined: page.locator('[data-edit-target]'),
    toggle: ribbon.locator('[data-ribbon-action="edit"]'),
    openRibbon: () => ribbon.locator('summary').first().click(),
    async start() {
      await ribbon.locator('summary').first().click()
      await ribbon.getByRole('button', { name: t('ribbon.edit.start') }).click()
      await expect(panel).toBeVisible()
    },
    /** Presses a text of the page and expects the panel to show exactly these message keys, in this order. */
    async expectKeys(part: Locator, keys: readonly string[]) {
      await press(part)
      await expect(panel.getByRole('heading', { level: 3 })).toHaveText([...keys])
    },
    button: (key: 'back' | 'stop' | 'press') => panel.getByRole('button', { name: t(`ribbon.edit.${key}`) }),
    link: (locale: Locale) => panel.getByRole('link', { name: new RegExp(`^messages/${locale}/`) }).first(),
  }
}

/** Opens a page and turns the mode on. */
export async function startEditing(page: Page, address: string) {
  await page.goto(address)
  const edit = editModeOf(page, localeOfPath(address) ?? defaultLocale)
  await edit.start()
  return edit
}
