import { publicPath } from '@/lib/i18n/routes'
import { test } from './fixtures'
import { expectFits, resize } from './layout-checks'
import { untilFontsLoaded } from './page-actions'

/** Chromium with a minimum font size of 24 px (Settings, Appearance, Customise fonts), which is one for all tests of a file. */
test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=minimumFontSize=24'] }),
    { scope: 'worker' },
  ],
  contextOptions: { reducedMotion: 'reduce' },
})

// Dutch has the longest words.
for (const address of ['/nl', publicPath('/pricing', 'nl')])
  test(`${address} fits with letters of 24 px`, async ({ page }) => {
    await page.goto(address)
    await untilFontsLoaded(page)
    for (const width of [320, 390, 480, 768, 1024, 1280]) {
      await resize(page, [width, 800])
      await expectFits(page, width, 'large letters')
    }
  })
