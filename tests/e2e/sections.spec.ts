import { caseStudies } from '@/lib/content/case-studies'
import { faqKeys } from '@/lib/content/faq'
import { locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/seo/translator'
import { expect, test } from './fixtures'

for (const locale of locales) {
  const home = publicPath('/', locale)
  const t = translatorOf(locale)

  test(`the ten questions open one at a time and close again (${locale})`, async ({ page }) => {
    await page.goto(home)
    const items = page.locator('#faq details')
    await expect(items).toHaveCount(faqKeys.length)
    const first = items.filter({ hasText: t('faq.items.cost.question') })
    const second = items.filter({ hasText: t('faq.items.setup.question') })
    await first.locator('summary').click()
    await expect(first).toHaveAttribute('open')
    await second.locator('summary').click()
    await expect(second).toHaveAttribute('open')
    await expect(first).not.toHaveAttribute('open')
    await second.locator('summary').click()
    await expect(items.and(page.locator('[open]'))).toHaveCount(0)
  })

  test(`a question opens by its own anchor (${locale})`, async ({ page }) => {
    await page.goto(`${home}#faq-notice`)
    const item = page.locator('#faq details', { hasText: t('faq.items.notice.question') })
    await expect(item).toHaveAttribute('open')
    await expect(page.locator('#faq-notice')).toBeInViewport()
  })

  test(`the comparison is a table from 768 px and in the HTML below it (${locale})`, async ({ page }) => {
    await page.goto(home)
    const table = page.locator('#comparison table')
    await expect(table).toHaveCount(1)
    const wide = (page.viewportSize()?.width ?? 0) >= 768
    await expect(table).toBeVisible({ visible: wide })
    if (wide) await expect(page.getByRole('table', { name: t('comparison.caption') })).toBeVisible()
  })
}

test('the bars of the case studies end at their scale, with movement or without', async ({ page }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/')
    const bars = page.locator('#cases dd span > span')
    await bars.last().scrollIntoViewIfNeeded()
    const largest = Math.max(...caseStudies.map(({ after }) => after))
    for (const [index, { before, after }] of caseStudies.entries()) {
      await bars.nth(index * 2).scrollIntoViewIfNeeded()
      for (const [offset, amount] of [before, after].entries()) {
        const bar = bars.nth(index * 2 + offset)
        await expect
          .poll(() =>
            bar.evaluate(
              (element) =>
                element.getBoundingClientRect().width /
                (element.parentElement?.getBoundingClientRect().width ?? 0),
            ),
          )
          .toBeCloseTo(Math.max(amount / largest, 0.006), 1)
      }
    }
  }
})

test('the code of the bars waits until the case studies come near', async ({ page }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.locator('#cases').scrollIntoViewIfNeeded()
  await expect.poll(() => asked.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0)
})
