import { readFileSync, statSync } from 'node:fs'
import { citySlugs } from '@/lib/content/cities'
import { cityOfPage, pageName, publicPages } from '@/lib/content/pages'
import { locales } from '@/lib/i18n/locales'
import { contactFields, contactSchemas } from '@/lib/leads/schemas'
import { site } from '@/lib/site/site'
import { filesOf, findExport } from '@/scripts/export/files'
import { ownFilesOf } from '@/scripts/export/own-files'
import { bytesOf, firstFiles, pageBytes } from '../page-bytes'
import { expect, test } from './fixtures'
import { scrollPage, untilFontsLoaded, visit, watchRequests } from './page-actions'

/** Bytes on the wire, as measured with all facts known. `later` is each script that comes after the islands. */
const measured = {
  scripts: 4900,
  islands: 94_600,
  later: 9100,
  fonts: 28_900,
  images: 15_700,
  home: 92_700,
  pricing: 67_100,
  contact: 78_500,
  city: 83_700,
  /** The whole export for each page, before compression. */
  export: 413_700,
}
type Resource = keyof typeof measured

const variants = Object.keys(contactSchemas) as (keyof typeof contactSchemas)[]
const fields = new Set(variants.flatMap((variant) => contactFields(variant).map(({ name }) => name)))

/** What cities, languages and fields since that measurement may add to a page: menus, labels, cards. */
const grown = Math.max(0, 800 * (citySlugs.length - 5) + 200 * (locales.length - 3) + 200 * (fields.size - 8))

/** Reports what exceeds its budget: a tenth is margin for words and small changes. */
const exceeded = (where: string, sizes: Partial<Record<Resource, number>>) =>
  (Object.entries(sizes) as [Resource, number][]).flatMap(([resource, bytes]) => {
    const growth = /home|pricing|contact|city|islands/.test(resource) ? grown : 0
    const budget = Math.round(measured[resource] * 1.1) + growth
    if (bytes <= budget) return []
    return `${resource} of ${where}: ${bytes} bytes, at most ${budget}. Fix: make it smaller, or set measured.${resource} (tests/e2e/performance.spec.ts) and say why.`
  })

test('each page and the export stay within their budgets', () => {
  test.skip(site.deploy === 'preview', 'A preview has a ribbon, which visitors do not download.')
  const out = findExport()
  const built = filesOf(out).filter((file) => !ownFilesOf().includes(file))
  const first = publicPages.map(({ public: address }) => firstFiles(address))
  const known = new Set(first.flatMap(({ scripts, islands }) => [...scripts, ...islands]))
  const later = built.map((file) => `/${file}`).filter((file) => file.endsWith('.js') && !known.has(file))
  const whole = built.reduce((total, file) => total + statSync(`${out}/${file}`).size, 0)
  expect([
    ...publicPages.flatMap(({ public: address, page }) => {
      const { html: _, page: sum, ...resources } = pageBytes(address)
      const kind = cityOfPage(page) ? 'city' : (pageName(page) as 'home' | 'pricing' | 'contact')
      return exceeded(address, { ...resources, [kind]: sum })
    }),
    ...later.flatMap((file) => exceeded(file, { later: bytesOf(out, [file]) })),
    ...exceeded('each page', { export: whole / publicPages.length }),
  ]).toEqual([])
})

test('each page has at most one picture and one script of ours, and the export nothing of the router', () => {
  const out = findExport()
  const others =
    /<script(?! data-first-paint| type="application\/ld\+json"| type="module" fetchpriority="low" src="\/_next\/static\/page\/)[^>]*>/
  for (const { public: address } of publicPages) {
    const { html, images, scripts } = firstFiles(address)
    expect([images.length <= 1, scripts.length], address).toEqual([true, 1])
    expect(readFileSync(`${out}${html}`, 'utf8'), address).not.toMatch(others)
  }
  expect(readFileSync(`${out}/404.html`, 'utf8')).not.toMatch(/<script[^>]*\bsrc=/)
  const built = filesOf(out).filter((file) => !ownFilesOf().includes(file) && !file.startsWith('edit/'))
  expect(built.filter((file) => file.endsWith('.txt'))).toEqual(['robots.txt'])
  for (const file of built.filter((name) => name.endsWith('.js'))) {
    expect(file).toMatch(/^_next\/static\/page\//)
    expect(readFileSync(`${out}/${file}`, 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  }
})

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

test('a cold tap loads the next page in at most five requests @phone', async ({ page }) => {
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
      // The document, which is not among them, its poster and the pictures near the viewport. Cached files do not count.
      return paint && 1 + requested.filter((one) => one.startTime < paint && one.transferSize > 0).length
    })
  await expect.poll(requests).toBeLessThanOrEqual(5)
})
