import { faqKeys } from '@/lib/content/faq'
import { people } from '@/lib/content/people'
import { translatorOf } from '@/lib/i18n/translate'
import { site } from '@/lib/site'
import { expect, test } from './fixtures'

test('opens one question of the FAQ at a time @phone', async ({ page }) => {
  await page.goto('/')
  const items = page.locator('#faq details')
  await expect(items).toHaveCount(faqKeys.length)
  const [first, second] = [items.nth(0), items.nth(1)]
  await first.locator('summary').click()
  await expect(first).toHaveAttribute('open')
  await second.locator('summary').click()
  await expect(second).toHaveAttribute('open')
  await expect(first).not.toHaveAttribute('open')
  await second.locator('summary').click()
  await expect(items.and(page.locator('[open]'))).toHaveCount(0)
})

test('shows picture, figures and video of every testimonial @both', async ({ page }) => {
  const t = translatorOf('en')
  await page.goto('/en')
  const cards = page.locator('#testimonials figure')
  await expect(cards).toHaveCount(Object.keys(people).length)
  for (const { name, beforeRevenue, afterRevenue } of Object.values(people)) {
    const card = cards.filter({ hasText: name })
    await expect(card.locator('img')).toBeVisible()
    await expect(card.getByText(t('testimonials.before', { amount: beforeRevenue }))).toBeVisible()
    await expect(card.getByText(t('testimonials.after', { amount: afterRevenue }))).toBeVisible()
  }
  const video = cards.first().getByRole('link', { name: t('testimonials.watchVideo') })
  await expect(video).toHaveAttribute('href', site.videoUrl ?? '')
})

test('draws the bars of the case studies to scale, with and without motion', async ({ page }) => {
  const amounts = Object.values(people).flatMap(({ beforeRevenue, afterRevenue }) => [
    beforeRevenue,
    afterRevenue,
  ])
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/')
    const bars = page.locator('.case-bar')
    await expect(bars).toHaveCount(amounts.length)
    for (const [index, amount] of amounts.entries()) {
      const share = () =>
        bars.nth(index).evaluate((bar) => {
          bar.scrollIntoView({ block: 'center', behavior: 'instant' })
          return bar.getBoundingClientRect().width / (bar.parentElement?.getBoundingClientRect().width ?? 0)
        })
      await expect.poll(share).toBeCloseTo(Math.max(amount / Math.max(...amounts), 0.006), 1)
    }
  }
})
