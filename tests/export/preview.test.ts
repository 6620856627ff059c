import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { editModeScript } from '@/lib/edit/addresses'
import { translatorOf } from '@/lib/i18n/translate'
import { site } from '@/lib/site'
import { all, exportedPages, exportFolder } from './exported-page'

const preview = site.deploy === 'preview'

/** Words that only the ribbon, its rules and its script have. */
const traces = [
  'preview-ribbon',
  'data-ribbon',
  'hiddenRibbon',
  editModeScript,
  translatorOf('fr')('ribbon.fixes.testimonials'),
]

/** The files that no visitor of the site may find the ribbon in. A local build has its script, for `?now`. */
const clean = readdirSync(exportFolder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(html|js|css|txt)$/.test(file) && (site.deploy === 'production' || file.startsWith('_next/')),
)

test('nothing that visitors fetch knows of the ribbon', () => {
  const texts = clean.map((file) => [file, readFileSync(path.join(exportFolder, file), 'utf8')] as const)
  const knowing = texts.filter(([, text]) => traces.some((trace) => text.includes(trace)))
  expect(knowing.map(([file]) => file)).toEqual([])
})

test.each(exportedPages)('$address wears the ribbon on a preview alone', ({ address }) => {
  expect(all(address, '[data-part="preview-ribbon"]')).toHaveLength(preview ? 1 : 0)
})

test('only a preview has the files of "Edit the words"', () => {
  expect(existsSync(path.join(exportFolder, path.dirname(editModeScript)))).toBe(preview)
})

test('the host is told to keep a preview out of search engines, and nothing else', () => {
  const headers = readFileSync(path.join(exportFolder, '_headers'), 'utf8')
  expect(headers.includes('X-Robots-Tag: noindex')).toBe(preview)
})
