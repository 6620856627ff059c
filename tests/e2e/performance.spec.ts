import { firstFiles } from '../export/exported-bytes'
import { expect, test } from './fixtures'
import { watchRequests } from './requests'

test('a page left alone fetches its scripts and fonts and nothing more @phone', async ({ page }) => {
  const asked = watchRequests(page)
  const { scripts, fonts } = firstFiles('/')
  await page.goto('/')
  await expect.poll(() => scripts.filter((file) => !asked.includes(file))).toEqual([])
  await page.waitForLoadState('networkidle')
  expect(asked.filter((file) => file.endsWith('.js')).sort()).toEqual([...scripts].sort())
  expect(asked.filter((file) => file.endsWith('.woff2')).sort()).toEqual([...fonts].sort())
  expect(asked.filter((file) => /\.(css|txt)$/.test(file))).toEqual([])
})

test('a tap out of nothing shows the next page after four requests at most @phone', async ({ page }) => {
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
