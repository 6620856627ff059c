import type { Page } from '@playwright/test'
import { translatorOf } from '@/lib/i18n/translate'
import { site } from '@/lib/site'
import { expect, test } from './fixtures'
import { absentPage, pagesOfEachKind } from './page-kinds'

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: [/404 \(Not Found\)/] })

/** Elements beyond the right edge of the page, and clipped text. */
function losses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const found: string[] = []
    if (document.documentElement.scrollWidth > width) found.push(`the page scrolls sideways`)
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode
      const isShown = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      if (!textContent?.trim() || !isShown) continue
      if (parent?.closest('.sr-only, script, style, [aria-hidden="true"], dialog:not([open])')) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      if (right - left === 0) continue
      const name = textContent.trim().slice(0, 40)
      if (left < -1 || right > width + 1) found.push(`${name} leaves the screen`)
      for (let box = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box)
        const clips = (overflow: string) => overflow !== 'visible' && overflow !== 'auto'
        const edge = box.getBoundingClientRect()
        if (clips(overflowX) && (right > edge.right + 1 || left < edge.left - 1))
          found.push(`${name} is cut off at the side`)
        if (clips(overflowY) && (bottom > edge.bottom + 1 || top < edge.top - 1))
          found.push(`${name} is cut off above or below`)
      }
    }
    return found
  })
}

/** The text spacing that must not lose content (WCAG 2.2, 1.4.12). */
const spacing =
  '*:not(svg *) { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-bottom: 2em !important }'

// Dutch has the longest words.
for (const address of [...pagesOfEachKind('nl'), absentPage('nl')]) {
  test(`nothing overflows or is clipped at 200 % and 400 % zoom, on a phone at 200 %, or with wider text spacing: ${address}`, async ({
    page,
  }) => {
    // With the banner of the offer.
    await page.goto(`${address}?now=${site.offerEndsOn}`)
    // A window of 1280 px is 640 px wide at 200 % and 320 px at 400 %; a phone of 390 px is 195 px wide at 200 %. All
    // sizes and breakpoints are in rem, so a larger font size in the browser settings gives the same layouts.
    for (const width of [640, 195, 320]) {
      await page.setViewportSize({ width, height: 800 })
      // The new width takes effect asynchronously.
      await expect.poll(() => losses(page), `${width} px`).toEqual([])
    }
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [sheet]
    }, spacing)
    await expect.poll(() => losses(page), 'more space').toEqual([])
  })
}

/** Targets that are too small: buttons and button-like links under 44 px, others under 24 px (WCAG 2.2, 2.5.8). */
function tooSmall(): string[] {
  return [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
  ].flatMap((target) => {
    const { display } = getComputedStyle(target)
    // Links inside a sentence are exempt.
    if (!target.checkVisibility({ visibilityProperty: true }) || /^inline(-block)?$/.test(display)) return []
    if (target.matches('[aria-hidden="true"] *, [tabindex="-1"]')) return []
    // A checkbox is pressed by its label too.
    const { width, height } = (target.closest('label') ?? target).getBoundingClientRect()
    const least = target.matches('button, summary, .button') ? 44 : 24
    const name = target.getAttribute('aria-label') ?? target.textContent?.trim()
    const low = height < (target.closest('dialog') ? 44 : least)
    return low || width < least ? [`${name}: ${Math.round(width)} x ${Math.round(height)}`] : []
  })
}

test('buttons and the items of the mobile menu are at least 44 px high, other targets 24 px @both', async ({
  page,
  isMobile,
}) => {
  for (const address of [...pagesOfEachKind('en'), absentPage('en')]) {
    await page.goto(address)
    await expect.poll(() => page.evaluate(tooSmall), address).toEqual([])
  }
  if (!isMobile) return
  await page.goto('/en')
  await page.getByRole('button', { name: translatorOf('en')('header.openMenu') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => page.evaluate(tooSmall), 'the menu').toEqual([])
})
