import { site } from '@/lib/build/site'
import { locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { expect, test } from './fixtures'
import { absentPage, pagesOfEachKind } from './page-actions'
import { expectLinks, expectRoom, losses } from './room'

/** Chromium with a minimum font size of 24 px (Settings, Appearance, Customise fonts). */
test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=minimumFontSize=24'] }),
    { scope: 'worker' },
  ],
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: [/404 \(Not Found\)/],
})

for (const locale of locales) {
  test(`the header fits in ${locale}, and shows the menu button where its links do not`, async ({ page }) => {
    await page.goto(publicPath('/contact', locale))
    await expectRoom(page, '24 px')
    await expectLinks(page, { 768: false, 1280: true })
  })

  for (const address of [...pagesOfEachKind(locale), absentPage(locale)])
    test(`nothing overflows or is clipped on ${address}`, async ({ page }) => {
      await page.goto(`${address}?now=${site.offerEndsOn}`)
      for (const width of [1280, 1024, 768, 480, 390, 320]) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(() => losses(page), `${width} px`).toEqual([])
      }
    })
}
