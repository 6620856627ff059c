import { citySlugs } from '@/lib/content/cities'
import { firstFiles } from '../page-bytes'
import { expect, test } from './fixtures'
import { scrollPage, untilFontsLoaded, visit, watchRequests } from './page-actions'

test('a page fetches one script and its fonts before any interaction @phone', async ({ page }) => {
  const requested = watchRequests(page)
  const { scripts, fonts } = firstFiles('/')
  await visit(page, '/')
  await page.waitForLoadState('networkidle')
  const files = (ending: string) => requested.filter((file) => file.endsWith(ending)).sort()
  await expect.poll(() => files('.js')).toEqual([...scripts].sort())
  await expect.poll(() => files('.woff2')).toEqual([...fonts].sort())
  // The network has been idle: nothing follows.
  expect(requested.filter((file) => /\.(css|txt)$/.test(file))).toEqual([])
})

test('a form within 50 px of the viewport fetches the code of the islands @phone', async ({ page }) => {
  const requested = watchRequests(page)
  const { islands } = firstFiles('/')
  await visit(page, '/')
  // Their widths move what is below the first screen.
  await untilFontsLoaded(page)
  const distance = await page
    .locator('[data-island="Estimator"]')
    .evaluate((island) => island.getBoundingClientRect().top - window.innerHeight)
  await scrollPage(page, Math.floor(distance - 60))
  // The observer has reported with the frame of the scroll.
  expect(requested.filter((file) => islands.includes(file))).toEqual([])
  await scrollPage(page, Math.ceil(distance - 40))
  await page.locator('[data-island="Estimator"][data-state="hydrated"]').waitFor()
  await expect
    .poll(() => new Set(requested.filter((file) => islands.includes(file))))
    .toEqual(new Set(islands))
})

test('a cold tap loads the next page in at most four requests @phone', async ({ page }) => {
  await page.goto('/')
  const place = `/${citySlugs[0]}`
  const link = page.locator(`main a[href="${place}"]:visible`).first()
  await link.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await link.tap()
  await page.waitForURL(place, { waitUntil: 'load' })
  const delivery = () =>
    page.evaluate(() =>
      performance.getEntriesByType('navigation').map((entry) => entry.toJSON().deliveryType),
    )
  // Requested on touchstart, not on touchend.
  await expect.poll(delivery).toEqual(['navigational-prefetch'])
  const requests = () =>
    page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
      const requested = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      // Cached files do not count, and the document itself is not among them.
      return paint && 1 + requested.filter((one) => one.startTime < paint && one.transferSize > 0).length
    })
  await expect.poll(requests).toBeLessThanOrEqual(4)
})
