import type { Page } from '@playwright/test'
import { expect } from './fixtures'

export const headerOf = (page: Page) => page.locator('[data-part="header"]')

/** Elements beyond the right edge of the page, and clipped text. */
export function findLosses(): string[] {
  const width = document.documentElement.clientWidth
  const found: string[] = []
  /** As Tailwind's `sr-only` hides it, at any width. */
  const isForReaders = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isForReaders(element.parentElement))
  if (document.documentElement.scrollWidth > width) found.push(`the page scrolls sideways`)
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement: parent, textContent } = texts.currentNode
    const isShown = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (!textContent?.trim() || !isShown) continue
    if (isForReaders(parent) || parent?.closest('script, style, [aria-hidden="true"], dialog:not([open])'))
      continue
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
}
export const losses = (page: Page) => page.evaluate(findLosses)

/** Sets the text spacing that must not lose content (WCAG 2.2, 1.4.12). */
export const addTextSpacing = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '*:not(svg *) { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets = [sheet]
  })

/**
 * How far the page scrolls sideways, px; the links and buttons of the header that are not whole in the viewport or touch
 * the next one; and its texts that wrap. The name of the company may have two lines.
 */
export const crowding = (page: Page) =>
  headerOf(page).evaluate((header) => {
    const { scrollWidth, clientWidth } = document.documentElement
    const items = [...header.querySelectorAll('a, button')]
      .filter((item) => item.checkVisibility({ visibilityProperty: true }))
      .map((item) => ({ name: item.ariaLabel ?? item.textContent, box: item.getBoundingClientRect() }))
      .sort((a, b) => a.box.left - b.box.left)
    const end = header.getBoundingClientRect().bottom
    const lost = items.filter(({ box }, at) => {
      const next = items[at + 1]?.box.left ?? clientWidth
      return box.left < -0.5 || box.right > next + 0.5 || box.top < -0.5 || box.bottom > end || box.width < 24
    })
    const wrapped: (string | null)[] = []
    const texts = document.createTreeWalker(header, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode)
      const isName = texts.currentNode.parentElement?.closest('[aria-hidden="true"]')
      if (!isName && range.getClientRects().length > 1) wrapped.push(texts.currentNode.textContent)
    }
    return { sideways: scrollWidth - clientWidth, lost: lost.map(({ name }) => name), wrapped }
  })
export const roomy = { sideways: 0, lost: [], wrapped: [] }

const widths = [320, 360, 390, 480, 767, 768, 820, 1024, 1280, 1440, 1920]

/** Expects that the header fits at every width, with the estimate button and either the links or the menu button. */
export async function expectRoom(page: Page, what: string) {
  const estimate = headerOf(page).locator('a[href$="#calculator"]')
  const menus = headerOf(page).locator('nav, [popovertarget="mobile-menu"][popovertargetaction="show"]')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width)
    // A scrollbar takes 17 px on computers, which media queries ignore.
    await page.evaluate(
      (room) => Object.assign(document.body.style, { paddingRight: room }),
      width < 768 ? '' : '17px',
    )
    await expect.poll(() => crowding(page), `${what}, ${width} px`).toEqual(roomy)
    await expect(estimate.filter({ visible: true }), `${what}, ${width} px`).toHaveCount(1)
    await expect(menus.filter({ visible: true }), `${what}, ${width} px`).toHaveCount(1)
  }
}

/** Whether the header shows its links at these widths. */
export async function expectLinks(page: Page, expected: Record<number, boolean>) {
  for (const [width, visible] of Object.entries(expected)) {
    await page.setViewportSize({ width: Number(width), height: 800 })
    const nav = headerOf(page).locator('nav').first()
    await expect(nav, `${width} px`).toBeVisible({ visible })
  }
}
