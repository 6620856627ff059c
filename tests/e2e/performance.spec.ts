import { firstFiles, scriptBudget, wireSize } from '../export/exported-bytes'
import { expect, test } from './fixtures'
import { codeOf, holdScripts } from './held-scripts'
import { watchRequests } from './requests'

const pages = ['/', '/nl/chateau-chinon', '/en/pricing', '/contact']

for (const address of pages) {
  test(`${address}, left alone, fetches its scripts and no island`, async ({ page }) => {
    const asked = watchRequests(page)
    const { scripts, fonts } = firstFiles(address)
    await page.goto(address)
    await expect.poll(() => scripts.filter((file) => !asked.includes(file))).toEqual([])
    await page.waitForLoadState('networkidle')
    const fetched = asked.filter((file) => file.endsWith('.js'))
    expect(fetched.map(wireSize).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(scriptBudget)
    expect(asked.filter((file) => file.endsWith('.woff2')).sort()).toEqual([...fonts].sort())
    expect(asked.filter((file) => file.endsWith('.css'))).toEqual([])
  })
}

for (const form of ['estimate', 'contact']) {
  test(`the ${form} form fetches its code once, as soon as somebody is in it @once`, async ({ page }) => {
    const asked = watchRequests(page)
    const release = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    const code = await codeOf(page, form)
    const timesAsked = () => asked.filter((file) => file === code).length
    expect(timesAsked()).toBe(0)
    await page.locator(`form[name="${form}"] input`).first().focus()
    await expect.poll(timesAsked).toBe(1)
    release()
    await expect(page.locator(`form[name="${form}"]`)).toHaveAttribute('data-alive')
    expect(timesAsked()).toBe(1)
  })
}

test.describe('by thumb', () => {
  test.use({ hasTouch: true })

  test('a tap out of nothing shows the next page after four requests at most', async ({ page }) => {
    await page.goto('/')
    const link = page.locator('main a[href="/dijon"]:visible').first()
    await link.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    await link.tap()
    await page.waitForURL('/dijon', { waitUntil: 'load' })
    const [document] = (await page.evaluate(() =>
      performance.getEntriesByType('navigation').map((entry) => entry.toJSON()),
    )) as { deliveryType?: string }[]
    // It was asked for when the thumb came down, not when it was lifted.
    expect(document?.deliveryType).toBe('navigational-prefetch')
    const counted = await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      // What comes out of the cache asks nobody.
      return asked.filter(({ startTime, transferSize }) => startTime < paint && transferSize > 0).length
    })
    // The document itself is not among them.
    expect(1 + counted).toBeLessThanOrEqual(4)
  })
})
