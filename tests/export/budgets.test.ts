/** @jest-environment node */
import { readFileSync, statSync } from 'node:fs'
import { citySlugs } from '@/lib/content/cities'
import { cityOfPage, pageName } from '@/lib/content/pages'
import { locales } from '@/lib/i18n/locales'
import { contactFields, contactSchemas } from '@/lib/leads/schemas'
import { site } from '@/lib/site/site'
import { bytesOf, firstFiles, pageBytes } from '../page-bytes'
import { builtFiles, exportedPages, exportFolder, rawPage } from './exported-page'

/** Bytes on the wire. `later` is each script that comes after the islands. */
const measured = {
  scripts: 4700,
  islands: 90_600,
  later: 9100,
  fonts: 28_900,
  images: 14_000,
  home: 85_000,
  pricing: 60_400,
  contact: 59_100,
  city: 81_400,
  /** The whole export for each page, before compression. */
  export: 326_000,
}
type Resource = keyof typeof measured

const variants = Object.keys(contactSchemas) as (keyof typeof contactSchemas)[]
const fields = new Set(variants.flatMap((variant) => contactFields(variant).map(({ name }) => name)))

/** What cities, languages and fields since that measurement may add to a page: menus, labels, cards. */
const grown = 800 * (citySlugs.length - 5) + 200 * (locales.length - 3) + 200 * (fields.size - 8)

/** A tenth is margin for words and small changes. */
const budgetOf = (resource: Resource) =>
  Math.round(measured[resource] * 1.1) +
  (/home|pricing|contact|city|islands/.test(resource) ? Math.max(0, grown) : 0)

/** Reports what exceeds its budget. */
const exceeded = (where: string, sizes: Partial<Record<Resource, number>>) =>
  (Object.entries(sizes) as [Resource, number][])
    .filter(([resource, bytes]) => bytes > budgetOf(resource))
    .map(
      ([resource, bytes]) =>
        `${resource} of ${where}: ${bytes} bytes, at most ${budgetOf(resource)}. Fix: make it smaller, or set measured.${resource} (tests/export/budgets.test.ts) and say why.`,
    )

// A preview has a ribbon, which visitors of the site do not download.
const testUnlessPreview = site.deploy === 'preview' ? test.skip : test

describe.each(exportedPages)('$address', ({ address, page }) => {
  const html = rawPage(address)

  testUnlessPreview('stays within its budgets', () => {
    const { html: _, page: sum, ...resources } = pageBytes(address, exportFolder)
    const kind = cityOfPage(page) ? 'city' : (pageName(page) as 'home' | 'pricing' | 'contact')
    expect(exceeded(address, { ...resources, [kind]: sum })).toEqual([])
  })

  test('requests at most one picture and one script, and no script of Next', () => {
    const { images, scripts } = firstFiles(address, exportFolder)
    expect(images.length).toBeLessThanOrEqual(1)
    expect(scripts).toHaveLength(1)
    const others = html.match(
      /<script(?! data-first-paint| type="application\/ld\+json"| type="module" fetchpriority="low" src="\/_next\/static\/page\/)[^>]*>/g,
    )
    expect(others).toBeNull()
  })
})

test('404.html has no script file', () => {
  expect(rawPage('/404')).not.toMatch(/<script[^>]*\bsrc=/)
})

testUnlessPreview(
  'the export fits its budget, has no router files, and its scripts have the compile hint',
  () => {
    const bytes = builtFiles.reduce((total, file) => total + statSync(`${exportFolder}/${file}`).size, 0)
    expect(exceeded('each page', { export: bytes / exportedPages.length })).toEqual([])
    expect(builtFiles.filter((file) => file.endsWith('.txt'))).toEqual(['robots.txt'])
    const scripts = builtFiles.filter((file) => file.endsWith('.js')).map((file) => `/${file}`)
    expect(scripts.filter((file) => !file.startsWith('/_next/static/page/'))).toEqual([])
    const withoutHint = scripts.filter(
      (file) => !readFileSync(`${exportFolder}${file}`, 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
    )
    expect(withoutHint).toEqual([])
    const first = exportedPages.map(({ address }) => firstFiles(address, exportFolder))
    const known = new Set(first.flatMap((page) => [...page.scripts, ...page.islands]))
    const later = scripts.filter((file) => !known.has(file))
    expect(later.flatMap((file) => exceeded(file, { later: bytesOf(exportFolder, [file]) }))).toEqual([])
  },
)
