import { people } from '@/lib/content/people'
import { expect, test } from './fixtures'

test('draws the bars of the case studies to scale, with and without motion', async ({ page }) => {
  const amounts = Object.values(people).flatMap((person) => [person.beforeRevenue, person.afterRevenue])
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
