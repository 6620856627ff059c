import type { Locator, Page } from 'playwright/test'
import sharp from 'sharp'
import { citySlugs } from '@/lib/content/cities'
import { publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/i18n/translate'
import { contrast } from '../contrast'
import { expect, test } from './fixtures'
import { absentPage, pagesOfEachKind, untilFontsLoaded, visit } from './page-actions'

// Scrolling is instant, so that the position of the focus can be measured right after a key press.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: [/404 \(Not Found\)/] })

/** The focused element: what covers its centre, and whether it has an outline. */
const readStop = (page: Page) =>
  page.evaluate(() => {
    const stop = document.activeElement
    if (!stop || stop === document.body || stop === document.documentElement)
      return { what: '', coveredBy: '', marked: true }
    const outlined = (element: Element | null) =>
      element !== null &&
      getComputedStyle(element).outlineStyle !== 'none' &&
      Number.parseFloat(getComputedStyle(element).outlineWidth) >= 2
    const { left, top, width, height } = stop.getBoundingClientRect()
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2)
    const isSeen = onTop !== null && (stop.contains(onTop) || onTop.contains(stop))
    return {
      what: `<${stop.tagName.toLowerCase()}> ${stop.getAttribute('aria-label') ?? stop.getAttribute('name') ?? stop.textContent?.trim().slice(0, 40)}`,
      coveredBy: isSeen ? '' : (onTop?.outerHTML.slice(0, 80) ?? `the edge of the viewport: ${top} px`),
      marked: outlined(stop) || outlined(stop.closest('label')),
    }
  })

// The docked bar of a phone covers what is below, the header of a computer what is above.
for (const [key, last] of [
  ['Tab', 'the end of the page @phone'],
  ['Shift+Tab', 'the first link'],
] as const)
  test(`${key} keeps each focused element visible and outlined, up to ${last}`, async ({ page }) => {
    await visit(page, '/nl')
    if (key === 'Shift+Tab') await page.getByRole('contentinfo').getByRole('link').last().focus()
    const names: string[] = []
    // A trap would hold the focus for ever.
    while (names.length < 200) {
      await page.keyboard.press(key)
      let name = ''
      const read = async () => {
        const { what, ...state } = await readStop(page)
        name = what
        return state
      }
      // An observer hides the floating buttons if they cover the element.
      await expect.poll(read, names.at(-1)).toEqual({ coveredBy: '', marked: true })
      if (!name) break
      names.push(name)
    }
    expect(names.length).toBeGreaterThan(25)
    expect(names.length).toBeLessThan(200)
    const skip = translatorOf('nl')('common.skipToContent')
    expect(names.at(key === 'Tab' ? 0 : -1)).toContain(skip)
  })

/** The contrast of the outline of a focused element with the dark block behind it (WCAG 2.2, 1.4.11). */
async function outlineContrast(link: Locator): Promise<number> {
  const colours = await link.evaluate((element) => {
    const ground = element.closest('.dark-block') ?? document.body
    return [getComputedStyle(element).outlineColor, getComputedStyle(ground).backgroundColor]
  })
  const [outline = [], behind = []] = colours.map((colour) =>
    (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number),
  )
  return contrast(outline, behind)
}

test('the outline of the focus contrasts with dark blocks', async ({ page }) => {
  await page.goto(pagesOfEachKind('fr').at(-1) ?? '')
  await page.keyboard.press('Tab')
  for (const link of [
    page.locator('#closing a').first(),
    page.getByRole('contentinfo').locator('a').first(),
  ]) {
    await link.focus()
    await expect.poll(() => outlineContrast(link)).toBeGreaterThanOrEqual(3)
  }
})

/** The words of a first screen that may lie over its picture. */
const overPicture = ':is(.in-sky > :is(.first-words, .first-intro), .price-plan > p)'

/** Runs in the page: the texts over its picture with their boxes, their colours and the contrast that they need (WCAG 2.2, 1.4.3). */
function readWords(words: string) {
  const texts = [...document.querySelectorAll(`${words}, ${words} *`)].filter((element) => {
    const isHidden =
      !element.checkVisibility() || getComputedStyle(element.closest('p') ?? element).clipPath !== 'none'
    return !isHidden && [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())
  })
  return texts.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const { color, fontSize } = getComputedStyle(element)
    return {
      text: element.textContent,
      box: [left, top, width, height].map(Math.round),
      colour: (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number),
      // 18 points are large.
      needed: Number.parseFloat(fontSize) >= 24 ? 3 : 4.5,
    }
  })
}

/** The texts in the first screen that have too little contrast with a pixel under their letters. */
async function faintWords(page: Page): Promise<string[]> {
  const words = await page.evaluate(readWords, overPicture)
  if (words.length === 0) return ['No text lies over a picture.']
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const pixelsOf = async (style: string) => {
    const image = await page.screenshot({ animations: 'disabled', style })
    return sharp(image).removeAlpha().raw().toBuffer()
  }
  const shown = await pixelsOf('')
  const behind = await pixelsOf(`${overPicture}, ${overPicture} * { color: transparent !important }`)
  return words
    .map(({ text, box: [x = 0, y = 0, w = 0, h = 0], colour, needed }) => {
      let least = 21
      for (let row = y; row < Math.min(y + h, height); row += 1)
        for (let at = 3 * (row * width + x); at < 3 * (row * width + Math.min(x + w, width)); at += 3) {
          const isUnderLetter = [0, 1, 2].some((part) => shown[at + part] !== behind[at + part])
          if (isUnderLetter) least = Math.min(least, contrast(colour, [...behind.subarray(at, at + 3)]))
        }
      return { text, least, needed }
    })
    .filter(({ least, needed }) => least < needed)
    .map(({ text, least }) => `${text}: ${least.toFixed(2)}`)
}

// Dutch has the longest words.
for (const address of ['/nl', publicPath('/pricing', 'nl'), ...citySlugs.map((slug) => `/nl/${slug}`)])
  test(`words contrast with the picture behind them: ${address}`, async ({ page }) => {
    await page.goto(address)
    await untilFontsLoaded(page)
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [768, 1024],
      [1024, 640],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => faintWords(page), `${width} x ${height} px`).toEqual([])
    }
  })

for (const [address, locale] of [
  [publicPath('/pricing', 'fr'), 'fr'],
  [absentPage('nl'), 'nl'],
] as const)
  test(`the first Tab stop of ${address} skips the header`, async ({ page }) => {
    await page.goto(address)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: translatorOf(locale)('common.skipToContent') })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#main$/)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  })
