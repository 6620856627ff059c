import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { citySlugs } from '@/lib/content/cities'
import { publicPath } from '@/lib/i18n/routes'
import { expect, test } from './fixtures'
import { crowding } from './layout'
import { holdFonts, shiftOf, untilFontsLoaded } from './page-actions'

/** Pages where another width of the text would wrap differently. */
const visits = [
  ['/', 390],
  ['/nl/contact', 360],
  [`/${citySlugs.at(-1)}`, 390],
  ['/', 1280],
  [publicPath('/pricing', 'en'), 1280],
] as const

/** The families of the fonts that have arrived and that replace the fallback fonts. */
const loadedFonts = (page: Page) =>
  page.evaluate(() => {
    const loaded = [...document.fonts].filter(
      ({ status, display }) => status === 'loaded' && display === 'swap',
    )
    return [...new Set(loaded.map(({ family }) => family))].sort()
  })

/** Whether this machine has a font for text and one for headings of app/fallback-fonts.css. A bare Debian has none. */
const hasFallbackFonts = (page: Page) =>
  page.evaluate(async () => {
    const found = [...document.fonts].map(async (face) => {
      const isFallback = face.family.includes('Fallback')
      return isFallback && (await face.load().catch(() => null)) ? [face.family] : []
    })
    const families = (await Promise.all(found)).flat().join()
    return /Arial|Roboto/.test(families) && /Georgia|Noto|Times/.test(families)
  })

for (const [address, width] of visits) {
  // What Web Vitals call good: half of it today, and a line of changed words that breaks elsewhere.
  test(`${address} at ${width} px shifts by at most 0.1 when the fonts load`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const release = await holdFonts(page)
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    test.skip(!(await hasFallbackFonts(page)), 'This machine has no fallback font: the page shifts.')
    await expect.poll(() => loadedFonts(page)).toEqual([])
    release()
    await untilFontsLoaded(page)
    await expect.poll(() => loadedFonts(page)).toEqual(['figtree', 'fraunces'])
    await expect.poll(() => shiftOf(page)).toBeLessThanOrEqual(0.1)
  })
}

/** How much more or less space a text takes in the fallback fonts of an element than in its own: 0.05 is a twentieth. */
const deviationOf = (element: Element) => {
  const families = getComputedStyle(element).fontFamily.split(',')
  const [ours, fallback] = [families, families.slice(1)].map((stack) => {
    const sample = document.createElement('span')
    sample.style.cssText = `position: absolute; white-space: nowrap; font: 400 1em ${stack.join()}`
    sample.textContent = 'the keys of a family house, who looks after it and what it earns in a year'
    element.append(sample)
    const { width, height } = sample.getBoundingClientRect()
    sample.remove()
    return { width, height }
  }) as [DOMRect, DOMRect]
  return Math.max(Math.abs(fallback.width / ours.width - 1), Math.abs(fallback.height / ours.height - 1))
}

for (const selector of ['h1', 'main li'])
  test(`text of ${selector} takes as much space in its fallback fonts`, async ({ page }) => {
    await page.goto('/')
    test.skip(!(await hasFallbackFonts(page)), 'This machine has no fallback font.')
    await untilFontsLoaded(page)
    await expect.poll(() => page.locator(selector).first().evaluate(deviationOf)).toBeLessThan(0.05)
  })

test.describe('on a slow line', () => {
  test.use({ expectedErrors: [/foreign request|404/], javaScriptEnabled: false })

  /** Opens the French home page, of which only the part before `next` arrives. Returns a function that sends the rest. */
  async function openUntil(page: Page, next: string) {
    const html = readFileSync('out/index.html', 'utf8')
    const middle = html.indexOf(next)
    expect(middle, `the home page contains ${next}`).toBeGreaterThan(0)
    let sendRest = () => {}
    const server = createServer(({ url }, response) => {
      if (url !== '/') return response.writeHead(404).end()
      response.setHeader('content-type', 'text/html; charset=utf-8').write(html.slice(0, middle))
      sendRest = () => response.end(html.slice(middle))
    }).listen(0, '127.0.0.1')
    // It ends with the test process: the browser may ask for the icons late.
    server.unref()
    await once(server, 'listening')
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { waitUntil: 'commit' })
    return async () => {
      sendRest()
      await expect(page.locator('footer')).toBeAttached()
    }
  }

  test('the first screen of a phone does not move while the rest of the page arrives', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    const sendRest = await openUntil(page, 'id="calculator"')
    const button = page.locator('form[name="start"] button')
    await expect(button).toBeVisible()
    const before = await button.boundingBox()
    await sendRest()
    await expect.poll(() => button.boundingBox()).toEqual(before)
  })

  for (const [width, next] of [
    [390, 'popoverTarget="mobile-menu"'],
    [1280, 'href="#calculator"'],
  ] as const)
    test(`the header shows its tools once all of them have arrived at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      const sendRest = await openUntil(page, next)
      const phone = page.locator('header a[href^="tel:"]')
      await phone.last().waitFor({ state: 'attached' })
      await expect(phone.filter({ visible: true })).toHaveCount(0)
      await sendRest()
      await expect(phone.filter({ visible: true })).toHaveCount(1)
    })
})

test.describe('without fonts', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('the links of the header fit on one line and inside the margin at 1280 px', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort())
    await page.goto('/en')
    await expect.poll(() => crowding(page)).toEqual([])
    const last = page.locator('[data-part="header"] a:visible').last()
    const end = () => last.evaluate((link) => link.getBoundingClientRect().right)
    await expect.poll(end).toBeLessThanOrEqual(1280 - 40)
  })
})
