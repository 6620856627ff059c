/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { cityOfPage } from '@/lib/content/pages'
import { site } from '@/lib/site'
import { hint } from '@/scripts/export/compile-hints'
import { characters } from '@/scripts/fonts/characters'
import { firstFiles, wireSize } from './exported-bytes'
import { exportedPages, exportFolder, rawPage } from './exported-page'

/** Bytes on the wire before anybody touches the page. */
const budget = { scripts: 145_000, fonts: 32_000, image: 16_000, html: 49_000, all: 245_000 }

/** Bytes of the export as it lies on a disk: half a MiB for each page, its share of the rest included. */
const exportBudget = exportedPages.length * 2 ** 19

const sum = (files: readonly string[]) => files.map(wireSize).reduce((total, size) => total + size, 0)
const files = readdirSync(exportFolder, { recursive: true, encoding: 'utf8' })
const waiting = /<template data-start[^>]*>([\s\S]*?)<\/template>/g

/** What a reader may see: the text, and the hints in empty fields. */
function shownText(html: string): string {
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
  const hints = Array.from(body.matchAll(/\bplaceholder="([^"]*)"/g), ([, text]) => text)
  return [body.replace(/<[^>]*>/g, ''), ...hints].join('')
}

describe.each(exportedPages)('$address', ({ address, page }) => {
  const html = rawPage(address)
  const first = firstFiles(address)

  // The ribbon of a preview is seen by marketers; no visitor of the site pays for it.
  ;(site.deploy === 'preview' ? test.skip : test)('keeps to its budgets before anybody touches it', () => {
    expect(first.scripts.length).toBeGreaterThan(0)
    expect(sum(first.scripts)).toBeLessThanOrEqual(budget.scripts)
    expect(sum(first.fonts)).toBeLessThanOrEqual(budget.fonts)
    expect(wireSize(first.html)).toBeLessThanOrEqual(budget.html)
    for (const image of first.images) expect(wireSize(image)).toBeLessThanOrEqual(budget.image)
    expect(sum([first.html, ...first.scripts, ...first.fonts, ...first.images])).toBeLessThanOrEqual(
      budget.all,
    )
  })

  test('asks for no style sheet, for few pictures and frames, each with its size, so that nothing moves', () => {
    expect(first.styles).toEqual([])
    const posters = first.images.filter((image) => image !== '/chat.svg')
    expect(posters).toHaveLength(page === '/' || cityOfPage(page) ? 1 : 0)
    const sized = html.match(/<(?:img|video|iframe|canvas|embed|object)\b[^>]*>/g) ?? []
    expect(sized.filter((tag) => !/\bwidth="[1-9]/.test(tag) || !/\bheight="[1-9]/.test(tag))).toEqual([])
  })

  test('lets its scripts wait for the first frame, and keeps every one of them for afterwards', () => {
    const during = html.replace(waiting, '').match(/<script\b[^>]*\bsrc=[^>]*>/g) ?? []
    expect(during.filter((tag) => !/\bnomodule\b/i.test(tag))).toEqual([])
    expect(html).not.toMatch(/<link\b[^>]*(?:as="script"|rel="modulepreload")/)
    const kept = Array.from(html.matchAll(waiting), ([, scripts]) => scripts).join('')
    const sources = Array.from(kept.matchAll(/\bsrc="([^"]+)"/g), ([, file]) => file)
    expect(sources.toSorted()).toEqual(first.scripts.toSorted())
  })

  // After a failure: add the character to scripts/fonts/characters.ts and run `npm run fonts`.
  test('is written in characters that the fonts hold', () => {
    const missing = new Set(shownText(html).replace(/[\n\t]/g, ''))
    expect(missing.size).toBeGreaterThan(30)
    for (const character of characters) missing.delete(character)
    expect([...missing]).toEqual([])
  })
})

// A preview also carries its ribbon.
;(site.deploy === 'preview' ? test.skip : test)(
  'the export is small, and holds no page a second time for a router',
  () => {
    const bytes = files
      .map((file) => statSync(path.join(exportFolder, file)))
      .map((file) => (file.isFile() ? file.size : 0))
    expect(bytes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(exportBudget)
    expect(files.filter((file) => file.endsWith('.txt'))).toEqual(['robots.txt'])
  },
)

describe('scripts', () => {
  const texts = files
    .filter((file) => /^_next\/static\/chunks\/.*\.js$/.test(file))
    .map((file) => [`/${file}`, readFileSync(path.join(exportFolder, file), 'utf8')] as const)
  const holding = (word: string) => texts.filter(([, text]) => text.includes(word)).map(([file]) => file)
  const initial = new Set(exportedPages.flatMap(({ address }) => firstFiles(address).scripts))

  test('are compiled as they arrive', () => {
    const unhinted = [...initial].filter(
      (file) => !texts.some(([name, text]) => name === file && text.startsWith(hint)),
    )
    // The bundler's own runtime is no chunk of modules.
    expect(unhinted).toEqual([expect.stringMatching(/turbopack-/)])
  })

  /** A word of each library that stands in its code and survives minification, and where that code is. */
  test.each([
    ['next-intl', 'never', 'MISSING_MESSAGE', 'use-intl/dist/esm/production'],
    ['the whole of framer-motion', 'never', 'isLayoutDirty', 'motion-dom/dist/es/projection/node'],
    ['zod', 'only when it is needed', '_zod', 'zod/v4/core'],
    ['sonner', 'only when it is needed', 'data-sonner-toast', 'sonner/dist'],
  ])('bring %s %s', (_library, when, word, source) => {
    const folder = `node_modules/${source}`
    const code = readdirSync(folder).filter((name) => /\.m?js$/.test(name))
    expect(code.some((name) => readFileSync(`${folder}/${name}`, 'utf8').includes(word))).toBe(true)
    const found = holding(word)
    expect(found.length > 0).toBe(when !== 'never')
    expect(found.filter((file) => initial.has(file))).toEqual([])
  })
})
