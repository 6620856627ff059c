/** @jest-environment node */
import { readFileSync, statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { site } from '@/lib/build/site'
import { locales } from '@/lib/i18n/locales'
import { characters } from '@/scripts/fonts/font-file'
import { firstFiles, wireSize } from './exported-bytes'
import { builtFiles, exportedPages, exportFolder, rawPage } from './exported-page'

/**
 * Bytes on the wire before any interaction; `islands` when a form is near, `later` for each script that comes after that.
 * A library that is bundled where it does not belong exceeds one of them.
 */
const budget = {
  scripts: 4700,
  islands: 96_000,
  later: 9200,
  fonts: 30_300,
  image: 14_700,
  /** A drawing in the page, as its map and its calendar. */
  drawing: 1500,
  html: 36_500,
  all: 86_500,
  /** The contact page, whose form is in view but waits for its first use. */
  contact: 58_600,
}

/** Bytes of the raw HTML of a page, which links to each language, and of the whole export for each page. */
const rawBudget = { page: 231_200 + 1600 * locales.length, export: 320_000 }

const sum = (files: readonly string[]) => files.map(wireSize).reduce((total, size) => total + size, 0)

/** The visible text and the placeholders of fields. */
function shownText(html: string): string {
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
  const placeholders = Array.from(body.matchAll(/\bplaceholder="([^"]*)"/g), ([, text]) => text)
  return [body.replace(/<[^>]*>/g, ''), ...placeholders].join('')
}

// A preview has a ribbon, which visitors of the site do not download.
const testUnlessPreview = site.deploy === 'preview' ? test.skip : test

describe.each(exportedPages)('$address', ({ address, page }) => {
  const html = rawPage(address)
  const first = firstFiles(address)

  testUnlessPreview('stays within its budgets', () => {
    expect(first.scripts).toHaveLength(1)
    expect(sum(first.scripts)).toBeLessThanOrEqual(budget.scripts)
    expect(sum([...first.scripts, ...first.islands])).toBeLessThanOrEqual(budget.islands)
    expect(sum(first.fonts)).toBeLessThanOrEqual(budget.fonts)
    expect(wireSize(first.html)).toBeLessThanOrEqual(budget.html)
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(rawBudget.page)
    for (const image of first.images) expect(wireSize(image)).toBeLessThanOrEqual(budget.image)
    for (const [figure] of html.matchAll(/<figure\b[\s\S]*?<\/figure>/g))
      expect(gzipSync(figure).length).toBeLessThanOrEqual(budget.drawing)
    const all = sum([first.html, ...first.scripts, ...first.fonts, ...first.images])
    expect(all).toBeLessThanOrEqual(page === '/contact' ? budget.contact : budget.all)
  })

  test('requests at most one picture, has each of its inline scripts once, and no script of Next', () => {
    expect(first.images.length).toBeLessThanOrEqual(1)
    const names = Array.from(html.matchAll(/<script data-early="([^"]+)"/g), ([, name]) => name)
    expect(new Set(names).size).toBe(names.length)
    const others = html.match(
      /<script(?! data-early| type="application\/ld\+json"| type="module" fetchpriority="low" src="\/_next\/static\/page\/)[^>]*>/g,
    )
    expect(others).toBeNull()
  })

  // After a failure: add the character to scripts/fonts/font-file.ts and run `npm run fonts`.
  test('uses only characters that the fonts contain', () => {
    const missing = new Set(shownText(html).replace(/[\n\t]/g, ''))
    expect(missing.size).toBeGreaterThan(30)
    for (const character of characters) missing.delete(character)
    expect([...missing]).toEqual([])
  })
})

test('404.html has no script file', () => {
  expect(rawPage('/404')).not.toMatch(/<script[^>]*\bsrc=/)
})

testUnlessPreview(
  'the export fits its budget, has no router files, and its scripts have the compile hint',
  () => {
    const bytes = builtFiles.reduce((total, file) => total + statSync(`${exportFolder}/${file}`).size, 0)
    expect(bytes).toBeLessThanOrEqual(rawBudget.export * exportedPages.length)
    expect(builtFiles.filter((file) => file.endsWith('.txt'))).toEqual(['robots.txt'])
    const scripts = builtFiles.filter((file) => file.endsWith('.js')).map((file) => `/${file}`)
    expect(scripts.filter((file) => !file.startsWith('/_next/static/page/'))).toEqual([])
    const withoutHint = scripts.filter(
      (file) => !readFileSync(`${exportFolder}${file}`, 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
    )
    expect(withoutHint).toEqual([])
    const first = exportedPages.map(({ address }) => firstFiles(address))
    const known = new Set(first.flatMap((page) => [...page.scripts, ...page.islands]))
    for (const file of scripts.filter((script) => !known.has(script)))
      expect(wireSize(file)).toBeLessThanOrEqual(budget.later)
  },
)
