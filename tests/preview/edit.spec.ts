import { figureArguments } from '@/lib/business/figures'
import { buildInfo } from '@/lib/deploy/deploy-kind'
import { locales } from '@/lib/i18n/locales'
import { loadMessages } from '@/lib/i18n/messages'
import { translatorOf } from '@/lib/i18n/translate'
import { site } from '@/lib/site/site'
import { expectAccessible } from '../e2e/accessibility'
import { expect, test } from '../e2e/fixtures'
import { estimatorOf } from '../e2e/form-actions'
import { watchRequests } from '../e2e/page-actions'

test.beforeEach(async ({ page }) => {
  const fetched = watchRequests(page)
  await page.goto('/nl')
  const ribbon = page.locator('[data-part="preview-ribbon"]')
  await ribbon.locator('summary').first().click()
  await expect(ribbon.locator('[data-ribbon-action="edit"]')).toBeVisible()
  // The page has loaded, and nothing was pressed.
  expect(fetched.filter((path) => path.startsWith('/edit/'))).toEqual([])
})

/** "Edit the words" of the open page, once its button is pressed. */
async function startEditing(page: import('playwright/test').Page) {
  await page.locator('[data-ribbon-action="edit"]').click()
  const panel = page.locator('[data-part="edit-links"]')
  await expect(panel).toBeVisible()
  return { panel, keys: panel.getByRole('heading', { level: 3 }) }
}

test('a pressed sentence links to its line in each language, and no link leaves the page @both', async ({
  page,
}) => {
  const t = translatorOf('nl')
  const { panel, keys } = await startEditing(page)
  await page.getByRole('heading', { level: 1 }).click()
  await expect(keys).toHaveText(['home.hero.title'])
  await expect(page.locator('[data-edit-target]')).toContainText(t('home.hero.title'))
  for (const locale of locales) {
    const file = `${site.repositoryUrl}/edit/${buildInfo(process.env).branch}/messages/${locale}/home.json`
    const link = panel.getByRole('link', { name: new RegExp(`^messages/${locale}/`) })
    await expect(link).toHaveAttribute('href', new RegExp(`^${file}#L\\d+$`))
    await expect(panel.locator(`p[lang="${locale}"]`)).toHaveText(loadMessages(locale).home.hero.title)
  }
  await expectAccessible(page, 'open', '[data-part="edit-links"]')
  await page.getByText(t('areas.intro', figureArguments)).click()
  await expect(panel.getByRole('link', { name: /^lib\/business\/figures\.ts:\d+/ }).first()).toBeVisible()
  await page.locator('#areas article a').first().click()
  await expect(keys).toHaveCount(2)
  await expect(page).toHaveURL('/nl')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await page.locator('#areas article a').first().click()
  await expect(page).not.toHaveURL('/nl')
})

test('finds the words that appear after an estimate, and those of the legal notice', async ({ page }) => {
  const estimator = estimatorOf(page, 'nl')
  await estimator.estimate()
  const { keys } = await startEditing(page)
  await estimator.gate.getByRole('heading').first().click()
  await expect(keys).toHaveText([/^estimator\./])
  await page.locator('footer a[href="#legal"]').click()
  await page.getByRole('dialog').getByText(estimator.t('legal.privacy.needed')).click()
  await expect(keys).toHaveText(['legal.privacy.needed'])
})
