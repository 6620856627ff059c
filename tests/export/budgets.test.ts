/** @jest-environment node */
import { readFileSync, statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { locales } from '@/lib/i18n/locales'
import { site } from '@/lib/site/site'
import { characters } from '@/scripts/font-file'
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
  drawing: 1550,
  html: 39_500,
  /** The HTML before compression. It links to each language. */
  raw: 250_000 + 1600 * locales.length,
  all: 86_500,
  /** The contact page, whose form is in view but waits for its first use. */
  contact: 59_400,
}

/** Bytes of the whole export for each page, before compression. */
const exportBudget = 332_000

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
    const figures = Array.from(html.matchAll(/<figure\b[\s\S]*?<\/figure>/g), ([figure]) => figure)
    const measured: (readonly [resource: keyof typeof budget, bytes: number])[] = [
      ['scripts', sum(first.scripts)],
      ['islands', sum([...first.scripts, ...first.islands])],
      ['fonts', sum(first.fonts)],
      ['html', wireSize(first.html)],
      ['raw', Buffer.byteLength(html)],
      ...first.images.map((image) => ['image', wireSize(image)] as const),
      ...figures.map((figure) => ['drawing', gzipSync(figure).length] as const),
      [
        page === '/contact' ? 'contact' : 'all',
        sum([first.html, ...first.scripts, ...first.fonts, ...first.images]),
      ],
    ]
    expect(
      measured.flatMap(([resource, bytes]) =>
        bytes > budget[resource]
          ? `${resource} of ${address}: ${bytes} bytes instead of ${budget[resource]}. Fix: make it smaller, or raise budget.${resource} (tests/export/budgets.test.ts) and say why.`
          : [],
      ),
    ).toEqual([])
  })

  test('requests at most one picture, and has no script of Next', () => {
    expect(first.images.length).toBeLessThanOrEqual(1)
    const others = html.match(
      /<script(?! data-first-paint| type="application\/ld\+json"| type="module" fetchpriority="low" src="\/_next\/static\/page\/)[^>]*>/g,
    )
    expect(others).toBeNull()
  })

  // After a failure: add the character to scripts/font-file.ts and run `npm run fonts`.
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
    expect(bytes).toBeLessThanOrEqual(exportBudget * exportedPages.length)
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
