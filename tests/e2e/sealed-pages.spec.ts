import type { Page } from '@playwright/test'
import { publicPath } from '@/lib/i18n/routes'
import { firstFiles, wireSize } from '../export/exported-bytes'
import { expect, test } from './fixtures'
import { haltAt } from './halting-server'
import { watchRequests } from './requests'
import { visit } from './shell'

const waiting = (page: Page) => page.locator('template[data-start]')

/** Follows a link inside the page and says whether the document stayed: only the router keeps it. */
async function staysInDocument(page: Page, address: string) {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.locator(`a[href="${address}"]`).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  return page.evaluate(() => 'sameDocument' in window)
}

for (const locale of ['fr', 'nl', 'en'] as const) {
  test(`sealed pages change inside the document (${locale}) @once`, async ({ page }) => {
    await visit(page, publicPath('/', locale))
    await expect(waiting(page)).toHaveCount(0)
    expect(await staysInDocument(page, publicPath('/pricing', locale))).toBe(true)
    expect(await staysInDocument(page, publicPath('/contact', locale))).toBe(true)
  })
}

/** Makes the page believe that it took so long to come, ms. */
const arrivedIn = (page: Page, time: number) =>
  page.addInitScript((took) => {
    Object.defineProperty(PerformanceResourceTiming.prototype, 'responseEnd', {
      get(this: PerformanceResourceTiming) {
        return this.requestStart + took
      },
    })
  }, time)

/** Whether React has come alive. */
const isAlive = (page: Page) =>
  page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith('__react')))

test('no script is fetched before the first frame of the whole page @once', async ({ page }) => {
  await arrivedIn(page, 60)
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() => performance.mark('first frame of the whole page')),
    )
  })
  await page.goto('/')
  // The browser lists a script once it has it whole.
  const starts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name, startTime }) => (name.endsWith('.js') ? startTime : [])),
    )
  await expect.poll(async () => (await starts()).length).toBeGreaterThan(3)
  const frame = await page.evaluate(
    () => performance.getEntriesByName('first frame of the whole page')[0]?.startTime,
  )
  expect(Math.min(...(await starts()))).toBeGreaterThanOrEqual(frame ?? Number.NaN)
})

test('on a slow line the largest script, alone, is fetched ahead of the frame @once', async ({ page }) => {
  const asked = watchRequests(page)
  const { scripts } = firstFiles('/')
  const askedScripts = () => asked.filter((file) => scripts.includes(file)).sort()
  const largest = [...scripts].sort((a, b) => wireSize(b) - wireSize(a)).slice(0, 1)
  await arrivedIn(page, 330)
  await page.addInitScript(() => {
    const { requestAnimationFrame: ask } = window
    const held: FrameRequestCallback[] = []
    window.requestAnimationFrame = (callback) => held.push(callback)
    Object.assign(window, {
      goOn() {
        window.requestAnimationFrame = ask
        held.forEach((callback) => void ask(callback))
      },
    })
  })
  await page.goto('/', { waitUntil: 'load' })
  await expect.poll(askedScripts).toEqual(largest)
  expect(await isAlive(page)).toBe(false)
  await page.evaluate('goOn()')
  await expect.poll(() => isAlive(page)).toBe(true)
  expect(askedScripts()).toEqual([...scripts].sort())
})

test.describe('on a slow line', () => {
  test.use({ expectedFaults: [/^foreign request: http:\/\/127\.0\.0\.1:/] })

  test('scripts that a tap starts before the page is whole wait for the rest of it @once', async ({
    page,
    baseURL,
  }) => {
    const line = await haltAt('</footer>', baseURL ?? '')
    await page.goto(`${line.origin}/tarifs`, { waitUntil: 'commit' })
    await page.locator('h1').click()
    await expect(waiting(page)).toHaveCount(0)
    line.goOn()
    await page.waitForLoadState('load')
    await expect(waiting(page)).toHaveCount(0)
    await expect.poll(() => isAlive(page)).toBe(true)
    expect(await staysInDocument(page, '/contact')).toBe(true)
    line.close()
  })
})

test.describe('what is not of this build', () => {
  test.use({ expectedFaults: [/policy violation|Content Security Policy|TrustedHTML|TrustedScript/] })

  test('does not run in a page @once', async ({ page }) => {
    await page.goto('/')
    const outcome = await page.evaluate(() => {
      const refused = (attempt: () => void) => {
        try {
          attempt()
          return 'ran'
        } catch (error) {
          return (error as Error).name
        }
      }
      const inline = document.createElement('script')
      return {
        markup: refused(() =>
          document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="alert(1)">'),
        ),
        inline: refused(() => {
          inline.textContent = 'document.title = "taken"'
        }),
        foreign: refused(() => {
          inline.src = 'https://elsewhere.example/x.js'
        }),
      }
    })
    expect(outcome).toEqual({
      markup: 'TypeError',
      inline: 'TypeError',
      foreign: 'TypeError',
    })
  })
})
