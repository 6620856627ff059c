import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { untilFontsLoaded } from './page-actions'

/** A window: its width, px, or width and height. The height is 800 px otherwise. */
type Size = number | readonly [width: number, height: number]

/** Pages, and the conditions of each, one after the other: windows, what does not fit in them, and a change before it. */
export type Layout = {
  what: string
  addresses: readonly string[]
  conditions: readonly (readonly [
    condition: string,
    sizes: readonly Size[],
    faults: (page: Page) => Promise<unknown[]>,
    change?: (page: Page) => Promise<unknown>,
  ])[]
}

/** A test for each address of a table. */
export function testLayouts(layouts: readonly Layout[]) {
  for (const { what, addresses, conditions } of layouts)
    for (const address of addresses)
      test(`${what} fits: ${address}`, async ({ page }) => {
        await page.goto(address)
        await untilFontsLoaded(page)
        for (const [condition, sizes, faults, change] of conditions) {
          await change?.(page)
          for (const size of sizes) {
            const [width, height] = typeof size === 'number' ? [size, 800] : size
            await page.setViewportSize({ width, height })
            // The new width takes effect asynchronously.
            await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width)
            await expect.poll(() => faults(page), `${condition}, ${width} x ${height} px`).toEqual([])
          }
        }
      })
}

/** Elements beyond the right edge of the page, and clipped text. */
function findLosses(): string[] {
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

/** Words of headings, up to 17 letters, inside of which a line ends. */
function findBadBreaks(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const found: string[] = []
  while (texts.nextNode()) {
    const { parentElement: parent, textContent } = texts.currentNode
    if (!parent?.closest('h1, h2, h3') || !parent.checkVisibility({ visibilityProperty: true })) continue
    const whole = /\p{L}+(-\p{L}+)+|(?<!\p{L})\p{L}{1,17}(?!\p{L})/gu
    for (const { 0: word, index } of textContent?.matchAll(whole) ?? []) {
      range.setStart(texts.currentNode, index)
      range.setEnd(texts.currentNode, index + word.length)
      // An empty box at the end of a line belongs to what follows.
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
      const lines = new Set(boxes.map(({ bottom }) => Math.round(bottom)))
      if (lines.size > 1) found.push(`${word} is on two lines`)
    }
  }
  return found
}

/** Looks at all headings of a page, in open questions too. */
export async function badBreaks(page: Page) {
  await page.locator('details').evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[]) {
      details.removeAttribute('name')
      details.open = true
    }
  })
  return page.evaluate(findBadBreaks)
}

const words = 'Une maison de famille en Bourgogne, avec son jardin et sa vue sur le lac. '

/** Gives elements texts of so many letters: what fits must not depend on a sentence, which an editor may change. */
export const setTexts = (lengths: Readonly<Record<string, number>>) => (page: Page) =>
  page.evaluate(
    (texts) => {
      for (const [selector, text] of texts)
        for (const element of document.querySelectorAll(selector)) element.textContent = text
    },
    Object.entries(lengths).map(
      ([selector, length]) => [selector, words.repeat(9).slice(0, length).trimEnd()] as const,
    ),
  )

/** Gives the links and the button of the header words of eight letters, and the copies that measure them (header-room.tsx). */
export const setLabels = (page: Page) =>
  page.locator('[data-part="header"]').evaluate((header) => {
    const links = [...header.querySelectorAll('nav > ul > li > :is(a, button), a.button')]
    const texts = links.flatMap(
      ({ childNodes }) => [...childNodes].find(({ nodeType }) => nodeType === 3) ?? [],
    )
    const copies = [...header.querySelectorAll<HTMLElement>('[data-text]')].filter(({ dataset }) =>
      texts.some(({ textContent }) => textContent === dataset.text),
    )
    for (const copy of copies) copy.dataset.text = 'Secteurs'
    for (const text of texts) text.textContent = 'Secteurs'
  })

/** Sets the text spacing that must not lose content (WCAG 2.2, 1.4.12). */
export const addTextSpacing = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '*:not(svg *) { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets = [sheet]
  })

/** Links and buttons of the header that are not whole or touch the next one, texts that wrap, and tools that are not there once. */
function findCrowding(): string[] {
  const header = document.querySelector('[data-part="header"]') as HTMLElement
  const { scrollWidth, clientWidth } = document.documentElement
  const isShown = (item: Element) => item.checkVisibility({ visibilityProperty: true })
  const items = [...header.querySelectorAll('a, button')]
    .filter(isShown)
    .map((item) => ({ name: item.ariaLabel ?? item.textContent, box: item.getBoundingClientRect() }))
    .sort((a, b) => a.box.left - b.box.left)
  const end = header.getBoundingClientRect().bottom
  const lost = items.filter(({ box }, at) => {
    const next = items[at + 1]?.box.left ?? clientWidth
    return box.left < -0.5 || box.right > next + 0.5 || box.top < -0.5 || box.bottom > end || box.width < 24
  })
  const wrapped: string[] = []
  const texts = document.createTreeWalker(header, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode)
    // The name of the company may have two lines.
    const isName = texts.currentNode.parentElement?.closest('[aria-hidden="true"]')
    if (!isName && range.getClientRects().length > 1) wrapped.push(`${texts.currentNode.textContent} wraps`)
  }
  const menus = 'nav, [popovertarget="mobile-menu"][popovertargetaction="show"]'
  const missing = ['a[href$="#calculator"]', menus].filter(
    (tool) => [...header.querySelectorAll(tool)].filter(isShown).length !== 1,
  )
  return [
    ...(scrollWidth > clientWidth ? ['the page scrolls sideways'] : []),
    ...lost.map(({ name }) => `${name} has no room`),
    ...wrapped,
    ...missing.map((tool) => `not one ${tool}`),
  ]
}

export const crowding = async (page: Page) => {
  // A scrollbar takes 17 px on computers, which media queries ignore.
  await page.evaluate(() => {
    document.body.style.paddingRight = window.innerWidth < 768 ? '' : '17px'
  })
  return page.evaluate(findCrowding)
}

const showsLinks = (page: Page) => page.locator('[data-part="header"] nav').first().isVisible()
/** Faults of a header that must show its links, and of one that must show the button of the menu instead. */
export const hiddenLinks = async (page: Page) => ((await showsLinks(page)) ? [] : ['the links are hidden'])
export const shownLinks = async (page: Page) => ((await showsLinks(page)) ? ['the links are shown'] : [])
export const headerWidths = [320, 360, 390, 480, 767, 768, 820, 1024, 1280, 1440, 1920]

/** Targets that are too small: buttons and button-like links under 44 px, others under 24 px (WCAG 2.2, 2.5.8). */
function findSmallTargets(): string[] {
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
export const smallTargets = (page: Page) => page.evaluate(findSmallTargets)

/**
 * What a window does not show before scrolling: the headline, the sentence or income range below it, and the main button, which
 * nothing may cover. The banner of the offer must be no higher than its button.
 */
function findBelowFirstScreen(): string[] {
  const button =
    ':is(form[name="start"] button, :not(:has(form)) a[href="#calculator"], a.button[href="#contact"])'
  // Prices have no hero.
  const names = document.getElementById('home') ? ['h1', 'h1 + p', button] : ['h1', button]
  const found = names.filter((name) => {
    const part = document.querySelector(`main ${name}`)
    if (!part) return true
    const { left, width, top, bottom } = part.getBoundingClientRect()
    const isCovered = !part.contains(document.elementFromPoint(left + width / 2, bottom - 2))
    return top < 0 || bottom > innerHeight || (part.matches('button, a') && isCovered)
  })
  const banner = document.querySelector('[data-part="offer-banner"]')
  if (banner?.checkVisibility()) {
    const close = banner.querySelector('button')?.getBoundingClientRect()
    const link = [...banner.querySelectorAll('a')]
      .find((one) => one.checkVisibility())
      ?.getBoundingClientRect()
    const isLow = banner.getBoundingClientRect().height < (close?.height ?? 0) + 10
    if (!isLow || !link || link.right > (close?.left ?? 0))
      found.push('the banner is high, or its link does not end before its button')
  }
  return found
}
export const belowFirstScreen = (page: Page) => page.evaluate(findBelowFirstScreen)

/** The distances from the top of the buttons of a first block that are not beside its first one, px. */
export const stackedButtons = (page: Page) =>
  page.locator('#home a.button').evaluateAll((buttons) => {
    const [first, ...others] = buttons.map((button) => button.getBoundingClientRect().top)
    return others.filter((top) => top !== first)
  })

/** The headline of a place if it has more than four lines. */
export const longHeadlines = (page: Page) =>
  page.locator('#home-title > :last-child').evaluateAll((headlines) =>
    headlines.flatMap((headline) => {
      const lines =
        headline.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(headline).lineHeight)
      return Math.round(lines) > 4 ? [headline.textContent] : []
    }),
  )

/** What a printed page lacks: all that is folded, tables, text dark enough for paper, and at its end phone, email and URL. */
function findLostOnPaper(): string[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  /** Browsers print no backgrounds, so that pale text is lost. */
  const isPale = (element: Element) => {
    if (!canvas) return true
    // Any notation of a colour, over white paper.
    for (const fill of ['white', getComputedStyle(element).color]) {
      canvas.fillStyle = fill
      canvas.fillRect(0, 0, 1, 1)
    }
    return Math.min(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)) > 150
  }
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const shown = (selector: string) => all(selector).filter((element) => element.checkVisibility())
  const nameOf = (element: Element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`
  const pale = shown('body *').filter(
    (element) =>
      !element.closest('svg, [aria-hidden="true"]') &&
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()) &&
      isPale(element),
  )
  // Browsers print what they see at once.
  const moving = all('*').filter((element) =>
    [undefined, '::before', '::after'].some((part) => {
      const { transitionDuration, animationName } = getComputedStyle(element, part)
      return transitionDuration !== '0s' || animationName !== 'none'
    }),
  )
  const hidden = all('main details > :not(summary), main table, h1, #pricing h3').filter(
    (element) => !element.checkVisibility() && !element.closest('#calculator, #contact'),
  )
  const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href
  const ways = ['tel:', 'mailto:'].map((way) =>
    document.querySelector(`footer a[href^="${way}"]`)?.textContent?.trim(),
  )
  const end = shown('footer p, footer a, footer li').map(({ textContent }) => textContent?.trim())
  return [
    ...pale.map((element) => `${nameOf(element)} is pale`),
    ...moving.map((element) => `${nameOf(element)} moves`),
    ...hidden.map((element) => `${nameOf(element)} is hidden`),
    ...shown('form, nav, button, img, #coverage figure, dialog').map(
      (element) => `${nameOf(element)} is shown`,
    ),
    ...ways
      .filter((way) => !end.some((text) => way && text?.includes(way)))
      .map((way) => `${way} is missing`),
    ...(shown('footer p').at(-1)?.textContent === url ? [] : ['the URL is not the last line']),
  ]
}
export async function lostOnPaper(page: Page) {
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' })
  return page.evaluate(findLostOnPaper)
}

/** The number of sheets of A4 that the printed page takes beyond the first. */
export async function moreSheets(page: Page) {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  return (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).slice(1)
}
