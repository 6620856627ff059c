import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Builder, By, Key, type WebDriver } from 'selenium-webdriver'
import { locales } from '@/lib/i18n/locales'
import { findBadBreaks, findLosses } from '../e2e/layout'
import { pagesOfEachKind } from '../e2e/page-actions'
import { test as base, expect, start } from '../server'
import { type Engine, testJourneys } from './journeys'

/** Opens an address in a window. The width of MiniBrowser is at least that of its buttons, about 450 px. */
async function open(driver: WebDriver, address: string, width: number) {
  await driver.manage().window().setRect({ x: 0, y: 0, width, height: 900 })
  await driver.get(address)
}

const pressAt = (driver: WebDriver, [x = 0, y = 0]: number[]) =>
  driver.actions().move({ x, y, duration: 0 }).click().perform()

/** Returns the middle of an element once it stands still. WebDriver's own click refuses labels and what is in a card that turns. */
const findStill = `const [selector, done] = arguments
  const element = document.querySelector(selector)
  const look = (before) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    const now = [x + width / 2, y + height / 2].map(Math.round)
    if (String(now) === String(before)) done(now)
    else setTimeout(look, 100, now)
  }
  look()`

/** `driver` drives WebKitGTK on a virtual display: Playwright drives only browsers of its own. */
const test = base.extend<{ engine: Engine }, { driver: WebDriver }>({
  driver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern.
    async ({}, use) => {
      const { origin, stop } = await start(
        (port) => `xvfb-run -a -s "-screen 0 2000x1200x24" WebKitWebDriver --port=${port}`,
        '/status',
      )
      const driver = await new Builder().usingServer(origin).forBrowser('MiniBrowser').build()
      await use(driver)
      await driver.quit()
      await stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  engine: ({ driver, baseURL }, use) =>
    use({
      open: (path, width = 450) => open(driver, `${baseURL}${path}`, width),
      press: async (selector) => pressAt(driver, await driver.executeAsyncScript(findStill, selector)),
      pressAt: (x, y) => pressAt(driver, [x, y]),
      type: (selector, text) => driver.findElement(By.css(selector)).sendKeys(text),
      key: (name) => driver.actions().sendKeys({ Enter: Key.ENTER, Escape: Key.ESCAPE }[name]).perform(),
      address: () => driver.getCurrentUrl(),
      run: (script) => driver.executeScript(script),
    }),
})

const isInstalled = ['WebKitWebDriver', 'xvfb-run'].every(
  (program) => !spawnSync(program, ['--help'], { stdio: 'ignore' }).error,
)
test.skip(!isInstalled, 'WebKitGTK is not installed. Fix (Debian): apt-get install webkit2gtk-driver xvfb')

testJourneys(test)

/** Shows a page in a frame, which can be narrower than a window. */
async function frame(address: string): Promise<void> {
  const element = document.createElement('iframe')
  element.style.height = '900px'
  // The header that forbids frames does not apply to a document without a URL.
  element.srcdoc = await (await fetch(address)).text()
  const loaded = new Promise((resolve) => element.addEventListener('load', resolve))
  document.body.replaceChildren(element)
  await loaded
  await element.contentDocument?.fonts.ready
}

/** Sets the width of the frame around this document, px. */
function setFrameWidth(width: number): void {
  if (window.frameElement) (window.frameElement as HTMLElement).style.width = `${width}px`
}

const widths = [320, 360, 390, 768, 1024, 1280, 1440]

for (const locale of locales)
  test(`no line ends inside a word or a name, and nothing overflows, in ${locale}`, async ({
    driver,
    baseURL,
  }) => {
    test.skip(
      !existsSync('/usr/share/hyphen'),
      'Nothing is hyphenated without dictionaries. Fix (Debian): apt-get install hyphen-fr hyphen-nl hyphen-en-gb',
    )
    for (const address of pagesOfEachKind(locale)) {
      // Unlike the pages, it has no policy against assigning HTML.
      await open(driver, `${baseURL}/robots.txt`, 1960)
      await driver.executeScript(frame, address)
      await driver.switchTo().frame(0)
      for (const width of widths) {
        await driver.executeScript(setFrameWidth, width)
        const faults = async () => [
          await driver.executeScript<number>(() => innerWidth),
          ...(await driver.executeScript<string[]>(findBadBreaks)),
          ...(await driver.executeScript<string[]>(findLosses)),
        ]
        await expect.poll(faults, `${address}, ${width} px`).toEqual([width])
      }
    }
  })
