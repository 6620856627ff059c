import type { Page } from '@playwright/test'
import { publicPath } from '@/lib/i18n/routing'
import { expect, test } from './fixtures'
import { haltAt } from './halting-server'
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

test('no script is fetched before the first frame of the whole page @once', async ({ page }) => {
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
    await expect
      .poll(() => page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith('__react'))))
      .toBe(true)
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
