import { locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { site } from '@/lib/site/site'
import { test } from './fixtures'
import { crowding, headerWidths, hiddenLinks, losses, setLabels, shownLinks, testLayouts } from './layout'
import { absentPage, pagesOfEachKind } from './page-actions'

/** Chromium with a minimum font size of 24 px (Settings, Appearance, Customise fonts), which is one for all tests of a file. */
test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=minimumFontSize=24'] }),
    { scope: 'worker' },
  ],
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: [/404 \(Not Found\)/],
})

testLayouts([
  {
    what: 'a page with letters of 24 px',
    addresses: locales
      .flatMap((locale) => [...pagesOfEachKind(locale), absentPage(locale)])
      .map((address) => `${address}?now=${site.offerEndsOn}`),
    conditions: [['opened', [1280, 1024, 768, 480, 390, 320], losses]],
  },
  {
    what: 'the header with letters of 24 px',
    addresses: locales.map((locale) => publicPath('/contact', locale)),
    conditions: [
      ['with words of eight letters', headerWidths, crowding, setLabels],
      ['its links', [1280], hiddenLinks],
      ['the button of the menu', [768], shownLinks],
    ],
  },
])
