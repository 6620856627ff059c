import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { locales } from '@/lib/i18n/locales'
import { translatorOf } from '@/lib/i18n/translate'
import { site } from '@/lib/site'
import { exportedPages, exportFolder, readerPage } from './exported-page'

const preview = site.deploy === 'preview'

/** Words that only the ribbon and its script have. */
const traces = [
  'preview-ribbon',
  'data-ribbon',
  'ribbonAction',
  'hiddenRibbon',
  ...locales.map((locale) => translatorOf(locale)('ribbon.fixes.testimonials')),
]

const files = readdirSync(exportFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(html|js|css|txt)$/.test(file),
)
const filesWith = (trace: string, among: string[]) =>
  among.filter((file) => readFileSync(path.join(exportFolder, file), 'utf8').includes(trace))

test('no bundle knows of the ribbon', () => {
  const bundles = files.filter((file) => file.startsWith('_next/'))
  expect(traces.flatMap((trace) => filesWith(trace, bundles))).toEqual([])
})

if (preview) {
  test.each(exportedPages)('$address wears the ribbon', ({ address }) => {
    expect(readerPage(address).querySelectorAll('[data-part="preview-ribbon"]')).toHaveLength(1)
  })
} else {
  test('nothing in the export knows of the ribbon', () => {
    expect(traces.flatMap((trace) => filesWith(trace, files))).toEqual([])
  })
}

test('the host is told to keep a preview out of search engines, and nothing else', () => {
  const headers = readFileSync(path.join(exportFolder, '_headers'), 'utf8')
  expect(headers.includes('X-Robots-Tag: noindex')).toBe(preview)
})
