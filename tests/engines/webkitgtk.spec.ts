import { existsSync } from 'node:fs'
import { locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { leadsOf, uniqueEmail } from '../e2e/forms'
import { pagesOfEachKind } from '../e2e/page-actions'
import { findLosses } from '../e2e/room'
import { expect, hasWebKitGtk, test } from './webdriver'

test.skip(!hasWebKitGtk, 'WebKitGTK is not installed. Fix (Debian): apt-get install webkit2gtk-driver xvfb')

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
    window,
    baseURL,
  }) => {
    test.skip(
      !existsSync('/usr/share/hyphen'),
      'Nothing is hyphenated without dictionaries. Fix (Debian): apt-get install hyphen-fr hyphen-nl hyphen-en-gb',
    )
    await window.resize(1960, 1000)
    for (const address of pagesOfEachKind(locale)) {
      // Unlike the pages, it has no policy against assigning HTML.
      await window.open(`${baseURL}/robots.txt`)
      await window.run(frame, address)
      await window.enterFrame()
      for (const width of widths) {
        await window.run(setFrameWidth, width)
        const faults = async () => [
          await window.run(() => innerWidth),
          ...(await window.run(splitWords)),
          ...(await window.run(findLosses)),
        ]
        await expect.poll(faults, `${address}, ${width} px`).toEqual([width])
      }
    }
  })

/**
 * The element with the focus. After a tap, Safari outlines a link or button that gets the focus, but not the dialog itself.
 * The outline cannot be read here, because no window of a display without a window manager is active.
 */
const focused = () => document.activeElement?.id || document.activeElement?.tagName
const opener = '[popovertarget="mobile-menu"][popovertargetaction="show"]'
const closer = '[popovertarget="mobile-menu"][popovertargetaction="hide"]'
/** The state of the menu; `closing` while it is still in view. */
const menuState = () => {
  const menu = document.getElementById('mobile-menu')
  return menu?.dataset.state === 'closed' && menu.checkVisibility() ? 'closing' : menu?.dataset.state
}

test('the legal notice closes by a press beside it, and by its button after scrolling', async ({
  window,
  baseURL,
}) => {
  const isOpen = () => document.querySelector<HTMLDialogElement>('#legal')?.open
  for (const locale of locales) {
    await window.resize(1280, 800)
    await window.open(`${baseURL}${publicPath('/contact', locale)}#legal`)
    await expect.poll(() => window.run(isOpen)).toBe(true)
    await window.press(5, 5)
    await expect.poll(() => window.run(isOpen)).toBe(false)

    await window.pressOn('footer a[href="#legal"]')
    await expect.poll(() => window.run(isOpen)).toBe(true)
    await expect.poll(() => window.run(focused)).toBe('legal')
    const scrollToEnd = () => {
      const dialog = document.querySelector('#legal')
      dialog?.scrollTo(0, dialog.scrollHeight)
      return dialog?.scrollTop
    }
    await expect.poll(() => window.run(scrollToEnd)).toBeGreaterThan(0)
    const closerIsSeen = () => {
      const { top = -1, bottom = Infinity } =
        document.querySelector('#legal-closed')?.getBoundingClientRect() ?? {}
      return top >= 0 && bottom <= innerHeight
    }
    await expect.poll(() => window.run(closerIsSeen)).toBe(true)
    await window.pressOn('#legal-closed')
    await expect.poll(() => window.run(isOpen)).toBe(false)
  }
})

test('the menu opens without a ring, takes the focus to its first link by Tab, and closes', async ({
  window,
  baseURL,
}) => {
  await window.resize(450, 800)
  await window.open(`${baseURL}/nl`)
  await expect.poll(() => window.run(menuState)).toBe('closed')
  await window.pressOn(opener)
  await expect.poll(() => window.run(menuState)).toBe('open')
  await expect.poll(() => window.run(focused)).toBe('mobile-menu')
  await window.key('\uE004')
  const inMenu = () => document.activeElement?.matches('#mobile-menu a')
  await expect.poll(() => window.run(inMenu)).toBe(true)
  await window.pressOn(closer)
  await expect.poll(() => window.run(menuState)).toBe('closed')
  await window.pressOn(opener)
  await expect.poll(() => window.run(menuState)).toBe('open')
  await window.key('\uE00C')
  await expect.poll(() => window.run(menuState)).toBe('closed')
})

test('an estimate is computed and sent', async ({ window, baseURL }) => {
  const email = uniqueEmail()
  const state = () => document.querySelector<HTMLElement>('[data-part="estimator"]')?.dataset.state
  await window.resize(450, 900)
  await window.open(`${baseURL}/autun#calculator`)
  await window.type('form[name="estimate"] [name="sleepingCapacity"]', '4')
  await window.pressOn('form[name="estimate"] label:has([value="f2"])')
  await window.pressOn('form[name="estimate"] [type="submit"]')
  await expect.poll(() => window.run(state)).toBe('gated')
  await window.type('form[name="lead"] [name="email"]', email)
  await window.type('form[name="lead"] [name="phone"]', '06 12 34 56 78')
  await window.pressOn('form[name="lead"] [type="submit"]')
  await expect.poll(() => window.run(state)).toBe('thanked')
  await expect.poll(() => leadsOf(email)).toMatchObject([{ propertyType: 'f2', sleepingCapacity: '4' }])
})
