import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { editModeScript } from '@/components/preview/word-index.browser'
import { missingFacts } from '@/lib/content/facts'
import { exampleNames } from '@/lib/content/people'
import { translatorOf } from '@/lib/i18n/translate'
import { noticeSettings } from '@/lib/site/settings/table'
import { site } from '@/lib/site/site'
import { builtFiles, exportedPages, exportFolder, plainText, queryAll, visibleText } from './exported-page'

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

test.each(exportedPages)(
  '$address has the ribbon only in a preview, with what is missing',
  ({ address, locale }) => {
    const t = translatorOf(locale)
    const ribbons = queryAll(address, '[data-part="preview-ribbon"]').map(visibleText)
    const missing = [
      ...site.unsetSettings,
      ...exampleNames(),
      ...missingFacts().map((fact) => t(`facts.labels.${fact}`)),
    ]
    expect(ribbons).toHaveLength(preview ? 1 : 0)
    for (const ribbon of ribbons)
      expect(missing.filter((name) => !ribbon.includes(plainText(name)))).toEqual([])
  },
)

// A preview has some of the settings (scripts/test-preview.ts), and counts its visitors.
test.each(exportedPages)(
  'the legal notice of $address states each setting or marks it',
  ({ address, locale }) => {
    const t = translatorOf(locale)
    const [notice] = queryAll(address, '#legal')
    const stated = noticeSettings.flatMap(({ name, field }) =>
      site.unsetSettings.includes(name) ? [`[${name}] ${t('legal.missing')}`] : (site[field] ?? []),
    )
    const lines = [...(notice?.querySelectorAll('dd') ?? [])]
    expect(lines.map(({ textContent }) => plainText(textContent))).toEqual(stated.map(plainText))
    expect(visibleText(notice).includes(plainText(t('legal.measure')))).toBe(site.measureEndpoint !== null)
  },
)

test('only a preview has the files of "Edit the words"', () => {
  expect(existsSync(path.join(exportFolder, path.dirname(editModeScript)))).toBe(preview)
})
