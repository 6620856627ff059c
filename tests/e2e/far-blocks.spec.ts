import { publicPath } from '@/lib/i18n/routes'
import { expect, test } from './fixtures'

const addresses = [
  publicPath('/', 'fr'),
  publicPath('/', 'nl'),
  publicPath('/pricing', 'en'),
  publicPath('/contact', 'fr'),
  publicPath({ city: 'dijon' }, 'nl'),
  publicPath({ city: 'chateau-chinon' }, 'fr'),
]

for (const address of addresses) {
  test(`the blocks of ${address} are skipped far from the view and keep about their place`, async ({
    page,
  }) => {
    await page.goto(address)
    const { skipped, kept, whole } = await page.evaluate(() => {
      const blocks = [...document.querySelectorAll<HTMLElement>('.far-block')]
      const content = blocks.map(({ firstElementChild }) => firstElementChild)
      const skipped = content.filter((one) => !one?.checkVisibility({ contentVisibilityAuto: true }))
      const kept = document.documentElement.scrollHeight
      for (const { style } of blocks) style.contentVisibility = 'visible'
      return { skipped: skipped.length, kept, whole: document.documentElement.scrollHeight }
    })
    expect(skipped).toBeGreaterThan(0)
    expect(kept / whole).toBeGreaterThan(0.88)
    expect(kept / whole).toBeLessThan(1.12)
  })
}

test('nothing of them is missing in print @once', async ({ page }) => {
  await page.goto('/dijon')
  await page.emulateMedia({ media: 'print' })
  const block = page.locator('#pricing > div').first()
  expect(await block.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }))).toBe(true)
})
