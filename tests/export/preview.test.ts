import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { editModeScript } from '@/lib/browser/edit/word-index'
import { site } from '@/lib/build/site'
import { translatorOf } from '@/lib/build/translate'
import { builtFiles, exportedPages, exportFolder, queryAll } from './exported-page'

const preview = site.deploy === 'preview'

/** Strings that occur only in the ribbon, its styles and its script. */
const traces = [
  'preview-ribbon',
  'data-ribbon',
  editModeScript,
  translatorOf('fr')('ribbon.fixes.testimonials'),
]

/** The files that must not contain the ribbon. Pages of a local build have its script, for `?now`. */
const clean = builtFiles.filter(
  (file) => /\.(html|js|css|txt)$/.test(file) && (site.deploy === 'production' || file.startsWith('_next/')),
)

test('files for visitors contain nothing of the ribbon', () => {
  const texts = clean.map((file) => [file, readFileSync(path.join(exportFolder, file), 'utf8')] as const)
  const knowing = texts.filter(([, text]) => traces.some((trace) => text.includes(trace)))
  expect(knowing.map(([file]) => file)).toEqual([])
})

test.each(exportedPages)('$address has the ribbon only in a preview', ({ address }) => {
  expect(queryAll(address, '[data-part="preview-ribbon"]')).toHaveLength(preview ? 1 : 0)
})

test('only a preview has the files of "Edit the words"', () => {
  expect(existsSync(path.join(exportFolder, path.dirname(editModeScript)))).toBe(preview)
})

test('only production has no noindex header', () => {
  const headers = readFileSync(path.join(exportFolder, '_headers'), 'utf8')
  expect(headers.includes('X-Robots-Tag: noindex')).toBe(site.deploy !== 'production')
})
