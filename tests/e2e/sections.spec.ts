import { citySlugs } from '@/lib/content/cities'
import { people } from '@/lib/content/people'
import { expect, test } from './fixtures'

test('draws the bars of the case studies to scale, with and without motion', async ({ page }) => {
  const amounts = Object.values(people).flatMap((person) => [person.beforeRevenue, person.afterRevenue])
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/')
    const bars = page.locator('#cases .case-bar')
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

for (const home of ['/', '/nl', '/en'])
  test(`shows every field of the areas of ${home} on two and a half screens @phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(home)
    const cards = page.locator('#areas article')
    const height = async () => (await page.locator('#areas ul').first().boundingBox())?.height
    await expect.poll(height).toBeLessThan(844 * 2.5)
    await expect(cards.locator('img:visible')).toHaveCount(citySlugs.length)
    for (const card of await cards.all()) {
      const texts = card.locator('p:not(:has(a)), h3, li').filter({ visible: true })
      await expect(texts).toHaveText(Array(8).fill(/./))
    }
    const address = await cards.first().getByRole('link').getAttribute('href')
    await cards.first().click()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
  })
