import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Builder, By, Key, type WebDriver } from 'selenium-webdriver'
import { locales } from '@/lib/i18n/locales'
import { leadsOf, uniqueEmail } from '../e2e/forms'
import { findLosses } from '../e2e/layout'
import { pagesOfEachKind } from '../e2e/page-actions'
import { test as base, expect, start } from '../server'

/** `driver` drives WebKitGTK on a virtual display: Playwright drives only browsers of its own. */
const test = base.extend<object, { driver: WebDriver }>({
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
})

const isInstalled = ['WebKitWebDriver', 'xvfb-run'].every(
  (program) => !spawnSync(program, ['--help'], { stdio: 'ignore' }).error,
)
test.skip(!isInstalled, 'WebKitGTK is not installed. Fix (Debian): apt-get install webkit2gtk-driver xvfb')

/** Opens an address in a window. The width of MiniBrowser is at least that of its buttons, about 450 px. */
async function open(driver: WebDriver, address: string, width = 450) {
  await driver.manage().window().setRect({ x: 0, y: 0, width, height: 900 })
  await driver.get(address)
}

const pressAt = (driver: WebDriver, x: number, y: number) =>
  driver.actions().move({ x, y, duration: 0 }).click().perform()

/** Presses the middle of an element once it stands still. WebDriver's own click refuses labels and what is in a card that turns. */
async function press(driver: WebDriver, selector: string) {
  const script = `const [selector, done] = arguments
    const element = document.querySelector(selector)
    const look = (before) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = element.getBoundingClientRect()
      const now = [x + width / 2, y + height / 2].map(Math.round)
      if (String(now) === String(before)) done(now)
      else setTimeout(look, 100, now)
    }
    look()`
  const [x = 0, y = 0] = await driver.executeAsyncScript<number[]>(script, selector)
  await pressAt(driver, x, y)
}

const type = (driver: WebDriver, selector: string, text: string) =>
  driver.findElement(By.css(selector)).sendKeys(text)

/** Expects a function that runs in the page to return a value. */
const expectIn = (driver: WebDriver, script: () => unknown) => expect.poll(() => driver.executeScript(script))

test('the estimator shows an estimate and sends the lead', async ({ driver, baseURL }) => {
  const email = uniqueEmail()
  const state = () => document.querySelector<HTMLElement>('[data-part="estimator"]')?.dataset.state
  await open(driver, `${baseURL}/autun#calculator`)
  await type(driver, 'form[name="estimate"] [name="sleepingCapacity"]', '4')
  await press(driver, 'form[name="estimate"] label:has([value="f2"])')
  await press(driver, 'form[name="estimate"] [type="submit"]')
  await expectIn(driver, state).toBe('gated')
  await type(driver, 'form[name="lead"] [name="email"]', email)
  await type(driver, 'form[name="lead"] [name="phone"]', '06 12 34 56 78')
  await press(driver, 'form[name="lead"] [type="submit"]')
  await expectIn(driver, state).toBe('thanked')
  await expect.poll(() => leadsOf(email)).toMatchObject([{ propertyType: 'f2', monthlyRevenue: 3375 }])
})

test('the contact form focuses an empty required field, then sends the request', async ({
  driver,
  baseURL,
}) => {
  const email = uniqueEmail()
  await open(driver, `${baseURL}/en/contact`)
  for (const [name, text] of Object.entries({ firstName: 'Anne', email, message: 'Two houses near Autun' }))
    await type(driver, `form[name="contact"] [name="${name}"]`, text)
  await press(driver, 'form[name="contact"] [type="submit"]')
  await expectIn(driver, () => document.activeElement?.getAttribute('name')).toBe('lastName')
  await type(driver, 'form[name="contact"] [name="lastName"]', `Roy${Key.ENTER}`)
  await expect.poll(() => leadsOf(email)).toMatchObject([{ firstName: 'Anne', lastName: 'Roy' }])
})

test('the mobile menu opens, takes the focus to its first link by Tab, closes and links to a page', async ({
  driver,
  baseURL,
}) => {
  const state = () => document.getElementById('mobile-menu')?.dataset.state
  const opener = '[popovertarget="mobile-menu"][popovertargetaction="show"]'
  await open(driver, `${baseURL}/nl`)
  await expectIn(driver, state).toBe('closed')
  await press(driver, opener)
  await expectIn(driver, state).toBe('open')
  // No ring: Safari outlines a link that gets the focus after a tap, but not the dialog itself.
  await expectIn(driver, () => document.activeElement?.id).toBe('mobile-menu')
  await driver.actions().sendKeys(Key.TAB).perform()
  await expectIn(driver, () => document.activeElement?.matches('#mobile-menu a')).toBe(true)
  await driver.actions().sendKeys(Key.ESCAPE).perform()
  const isGone = () => !document.getElementById('mobile-menu')?.checkVisibility()
  await expectIn(driver, isGone).toBe(true)
  await press(driver, opener)
  await expectIn(driver, state).toBe('open')
  await press(driver, '#mobile-menu a[href="/nl/prijzen"]')
  await expectIn(driver, () => location.pathname).toBe('/nl/prijzen')
})

test('the two fields in the hero have the same height', async ({ driver, baseURL }) => {
  await open(driver, `${baseURL}/`)
  const heights = () => {
    const controls = [...document.querySelectorAll('form[name="start"] :is(input, select)')]
    return new Set(controls.map(({ clientHeight }) => clientHeight)).size
  }
  await expectIn(driver, heights).toBe(1)
})

test('the legal notice closes by a press beside it, and by its button after scrolling', async ({
  driver,
  baseURL,
}) => {
  const isOpen = () => document.querySelector<HTMLDialogElement>('#legal')?.open
  await open(driver, `${baseURL}/nl/contact#legal`, 1280)
  await expectIn(driver, isOpen).toBe(true)
  await pressAt(driver, 5, 5)
  await expectIn(driver, isOpen).toBe(false)
  await press(driver, 'footer a[href="#legal"]')
  await expectIn(driver, isOpen).toBe(true)
  await expectIn(driver, () => document.activeElement?.id).toBe('legal')
  const closerAtEnd = () => {
    const dialog = document.querySelector('#legal')
    dialog?.scrollTo(0, dialog.scrollHeight)
    const { top = -1, bottom = 0 } = document.querySelector('#legal-closed')?.getBoundingClientRect() ?? {}
    return [Boolean(dialog?.scrollTop), top >= 0 && bottom <= innerHeight]
  }
  await expectIn(driver, closerAtEnd).toEqual([true, true])
  await press(driver, '#legal-closed')
  await expectIn(driver, isOpen).toBe(false)
})

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

/** The words of headings that stand on two lines. Those of 18 letters and more may be hyphenated. */
function splitWords(): string[] {
  const found: string[] = []
  for (const heading of document.querySelectorAll('h1, h2, h3')) {
    if (!heading.checkVisibility()) continue
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      for (const { 0: word, index } of (texts.currentNode.nodeValue ?? '').matchAll(/\p{L}+/gu)) {
        const range = document.createRange()
        range.setStart(texts.currentNode, index)
        range.setEnd(texts.currentNode, index + word.length)
        // After a hyphen, an empty box at the end of the line belongs to the next word.
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
        const lines = new Set(boxes.map(({ top }) => Math.round(top)))
        if (lines.size > 1 && word.length < 18) found.push(`${word} in ${heading.textContent}`)
      }
    }
  }
  return found
}

const widths = [320, 360, 390, 768, 1024, 1280, 1440]

for (const locale of locales)
  test(`no heading is split inside a word and nothing overflows, in ${locale}`, async ({
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
          ...(await driver.executeScript<string[]>(splitWords)),
          ...(await driver.executeScript<string[]>(findLosses)),
        ]
        await expect.poll(faults, `${address}, ${width} px`).toEqual([width])
      }
    }
  })
