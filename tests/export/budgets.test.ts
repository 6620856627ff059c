/** @jest-environment node */
import { site } from '@/lib/site'
import { firstFiles, scriptBudget, wireSize } from './exported-bytes'
import { exportedPages, rawPage } from './exported-page'

/** Bytes on the wire before anybody touches the page (docs/performance.md). */
const budget = {
  scripts: scriptBudget,
  fonts: 32_000,
  image: 16_000,
  html: 40_000,
  home: 240_000,
  other: 200_000,
}

const sum = (files: readonly string[]) => files.map(wireSize).reduce((total, size) => total + size, 0)

/** Without the ribbon of a preview: marketers see it, no visitor of the site pays for it. */
const describePaid = site.deploy === 'preview' ? describe.skip : describe

describePaid.each(exportedPages)('$address', ({ address, page }) => {
  const { html, scripts, fonts, images } = firstFiles(address)

  test('keeps to the budget of each kind', () => {
    expect(scripts.length).toBeGreaterThan(0)
    expect(sum(scripts)).toBeLessThanOrEqual(budget.scripts)
    expect(sum(fonts)).toBeLessThanOrEqual(budget.fonts)
    expect(wireSize(html)).toBeLessThanOrEqual(budget.html)
    for (const image of images) expect(wireSize(image)).toBeLessThanOrEqual(budget.image)
  })

  test('keeps to the budget of the whole', () => {
    const all = sum([html, ...scripts, ...fonts, ...images])
    expect(all).toBeLessThanOrEqual(page === '/' ? budget.home : budget.other)
  })
})

describe.each(exportedPages)('$address, before anybody touches it', ({ address, page }) => {
  const { fonts, images, styles } = firstFiles(address)

  test('asks for no style sheet, for two fonts, and for the poster and the chat icon as its only pictures', () => {
    expect(styles).toEqual([])
    expect(fonts).toHaveLength(2)
    const posters = images.filter((image) => image !== '/chat.svg')
    expect(posters).toHaveLength(page === '/' || typeof page === 'object' ? 1 : 0)
  })

  test('gives every picture and frame its size, so that nothing moves', () => {
    const sized = rawPage(address).match(/<(?:img|video|iframe|canvas|embed|object)\b[^>]*>/g) ?? []
    const isSized = (tag: string) => /\bwidth="[1-9]/.test(tag) && /\bheight="[1-9]/.test(tag)
    expect(sized.filter((tag) => !isSized(tag))).toEqual([])
  })
})
