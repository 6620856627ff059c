import type { Locator, Page } from 'playwright/test'
import { expect } from './fixtures'

/** Runs in the page: what scrolls sideways, leaves the screen, is cut off or torn apart, touches the next item or name of a map, or is too small. */
function faults(mayTear: boolean): string[] {
  const { clientWidth: width, scrollWidth } = document.documentElement
  const found = scrollWidth > width ? ['the page scrolls sideways'] : []
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const nameOf = ({ ariaLabel, textContent }: Element) => (ariaLabel ?? textContent ?? '').trim().slice(0, 40)
  const [clipping, forReaders] = [new Map<Element, CSSStyleDeclaration>(), new Set<Element>()]
  for (const element of document.body.querySelectorAll('*')) {
    const style = getComputedStyle(element)
    // As Tailwind's `sr-only` hides it, at any width.
    if (style.clipPath === 'inset(50%)') forReaders.add(element)
    if (/hidden|clip/.test(style.overflow)) clipping.set(element, style)
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const { parentElement: parent, textContent } = texts.currentNode
    if (!parent || !textContent?.trim() || parent.closest('script, style, [aria-hidden="true"], dialog'))
      continue
    if (!isShown(parent)) {
      // What an area is stands on its card at every width.
      if (parent.closest('#areas article')) found.push(`${nameOf(parent)} is hidden`)
      continue
    }
    range.selectNodeContents(texts.currentNode)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    // The box of a letter is higher than its line; nothing is drawn there.
    const air = 0.2 * Number.parseFloat(getComputedStyle(parent).fontSize)
    const lost: string[] = []
    if (left < -1 || right > width + 1) lost.push('leaves the screen')
    let box: Element | null = parent
    for (; box && !forReaders.has(box); box = box.parentElement) {
      const edge = clipping.has(box) ? box.getBoundingClientRect() : null
      const { overflowX, overflowY } = clipping.get(box) ?? {}
      if (edge && overflowX !== 'visible' && (right > edge.right + 1 || left < edge.left - 1))
        lost.push('is cut off at the side')
      if (edge && overflowY !== 'visible' && (bottom > edge.bottom + air || top < edge.top - air))
        lost.push('is cut off above or below')
    }
    // Text for screen readers has no place.
    if (!box) found.push(...lost.map((what) => `${nameOf(parent)} ${what}`))
    if (mayTear || !parent.closest('h1, h2, h3')) continue
    for (const { 0: word, index } of textContent.matchAll(
      /\p{L}+(-\p{L}+)+|(?<!\p{L})\p{L}{1,17}(?!\p{L})/gu,
    )) {
      range.setStart(texts.currentNode, index)
      range.setEnd(texts.currentNode, index + word.length)
      // An empty box at the end of a line belongs to what follows.
      const lines = [...range.getClientRects()].filter((line) => line.width > 0).map((line) => line.bottom)
      if (new Set(lines.map(Math.round)).size > 1) found.push(`${word} is torn apart`)
    }
  }

  // On a phone at 200 % it has two lines.
  const header = width < 320 ? null : document.querySelector('body > header')
  const items = [...(header?.querySelectorAll('a, button') ?? [])].filter(isShown)
  const boxes = items.map((item) => item.getBoundingClientRect()).sort((a, b) => a.left - b.left)
  const end = header?.getBoundingClientRect().bottom ?? 0
  for (const [at, box] of boxes.entries())
    if (box.right > (boxes[at + 1]?.left ?? width) + 0.5 || box.bottom > end + 0.5)
      found.push(`item ${at} of the header has no room`)
  for (const target of document.querySelectorAll('main :is(.button, button, summary)')) {
    const { width, height } = target.getBoundingClientRect()
    if (
      isShown(target) &&
      !target.closest('[aria-hidden="true"], .sr-only') &&
      Math.min(width, height) < 43.5
    )
      found.push(`${nameOf(target)} is ${Math.round(width)} x ${Math.round(height)} px`)
  }

  // The names of a map: the boxes of their letters, without what is empty above and below.
  const names = [...document.querySelectorAll<SVGTextElement>('figure text')].filter(isShown).map((name) =>
    Array.from({ length: name.getNumberOfChars() }, (_, at) => {
      const { x, y, width, height } = name.getExtentOfChar(at)
      return { name, x, y: y + height / 4, right: x + width, bottom: y + 0.8 * height }
    }),
  )
  const meets = (a: (typeof names)[0][0], b: typeof a) =>
    a.name !== b.name && a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom
  for (const [at, name] of names.entries())
    for (const other of names.slice(at + 1).flat())
      if (name.some((letter) => meets(letter, other)))
        found.push(`${nameOf(other.name)} touches another name`)
  return [...new Set(found)]
}

/** Resizes the window, and waits until the page has the new size. */
export async function resize(page: Page, [width, height]: readonly [number, number]) {
  await page.setViewportSize({ width, height })
  await page.waitForFunction((size) => `${[innerWidth, innerHeight]}` === size, `${[width, height]}`)
}

/** Expects that everything fits in the window. Letters that are `larger` may tear long words of headings apart. */
export async function expectFits(page: Page, width: number, larger = '') {
  const mayTear = larger !== '' || width < 320
  await expect.poll(() => page.evaluate(faults, mayTear), `${width} px ${larger}`).toEqual([])
}

/** Opens or closes all questions, which close each other otherwise. */
export const openAll = (page: Page, open: boolean) =>
  page.locator('details').evaluateAll((all, isOpen) => {
    for (const details of all) {
      details.removeAttribute('name')
      details.toggleAttribute('open', isOpen)
    }
  }, open)

/** The picture that a first screen shows, which may have the title in it: its height, and how much narrower than the window it is, px. */
export const pictureOf = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (part: string) => document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
    const [picture, dock] = [boxOf('main [data-part="poster"]'), boxOf('[data-part="floating"]')]
    const end = dock.width === innerWidth ? dock.top : innerHeight
    const start = Math.max(picture.top, boxOf('body > header').bottom)
    const height = Math.max(0, Math.round(Math.min(picture.bottom, end) - start))
    return { height, narrower: Math.round(document.documentElement.clientWidth - picture.width) }
  })

/** Whether the window shows one of these elements whole, with nothing over it. */
export const isSeen = (part: Locator) =>
  part.evaluateAll((found) =>
    found.some((element) => {
      const { left, width, top, bottom } = element.getBoundingClientRect()
      const onTop = document.elementFromPoint(left + width / 2, bottom - 2)
      const isOver = !element.contains(onTop) && !onTop?.contains(element)
      return element.checkVisibility() && top >= 0 && bottom <= innerHeight && !isOver
    }),
  )
