import { firstFiles } from '../export/exported-bytes'
import { expect, test } from './fixtures'
import { scrollPage, visit } from './page-actions'
import { watchRequests } from './requests'

test('a page fetches one script and its fonts before any interaction @phone', async ({ page }) => {
  const requested = watchRequests(page)
  const { scripts, fonts } = firstFiles('/')
  await visit(page, '/')
  await page.waitForLoadState('networkidle')
  expect(requested.filter((file) => file.endsWith('.js'))).toEqual(scripts)
  expect(requested.filter((file) => file.endsWith('.woff2')).sort()).toEqual([...fonts].sort())
  expect(requested.filter((file) => /\.(css|txt)$/.test(file))).toEqual([])
})

test('a form within 50 px of the viewport fetches the code of the islands @phone', async ({ page }) => {
  const requested = watchRequests(page)
  const { islands } = firstFiles('/')
  await visit(page, '/')
  const distance = await page
    .locator('[data-island="Estimator"]')
    .evaluate((island) => island.getBoundingClientRect().top - window.innerHeight)
  await scrollPage(page, Math.floor(distance - 60))
  expect(requested.filter((file) => islands.includes(file))).toEqual([])
  await scrollPage(page, Math.ceil(distance - 40))
  await page.locator('[data-island="Estimator"][data-state="hydrated"]').waitFor()
  expect(new Set(requested.filter((file) => islands.includes(file)))).toEqual(new Set(islands))
})

test('a cold tap loads the next page in at most four requests @phone', async ({ page }) => {
  await page.goto('/')
  const link = page.locator('main a[href="/dijon"]:visible').first()
  await link.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await link.tap()
  await page.waitForURL('/dijon', { waitUntil: 'load' })
  const [document] = (await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((entry) => entry.toJSON()),
  )) as { deliveryType?: string }[]
  // Requested on touchstart, not on touchend.
  expect(document?.deliveryType).toBe('navigational-prefetch')
  const counted = await page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    const requested = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    // Cached files do not count.
    return requested.filter(({ startTime, transferSize }) => startTime < paint && transferSize > 0).length
  })
  // The document itself does not count.
  expect(1 + counted).toBeLessThanOrEqual(4)
})
