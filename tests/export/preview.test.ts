import { readFileSync } from 'node:fs'
import path from 'node:path'
import { editModeScript } from '@/components/preview/message-lines.browser'
import { exampleNames } from '@/lib/content/people'
import { keysIn } from '@/lib/i18n/message-keys'
import { translatorOf } from '@/lib/i18n/translate'
import { nowhere } from '@/lib/leads/endpoint'
import { legalNotice } from '@/lib/site/notice'
import { site } from '@/lib/site/site'
import {
  builtFiles,
  exportedPages,
  exportFolder,
  plainText,
  queryAll,
  rawPage,
  visibleText,
} from './exported-page'

const preview = site.deploy === 'preview'

/**
 * What only the ribbon, its styles and its script have, and a number of the package that reads keys. Production has no day of
 * `?now=` and no placeholder either.
 */
const traces = ['preview-ribbon', 'data-ribbon', editModeScript, '119155']
const production = /dataset\.now=|\.example(?![\w.-])|\b33[36]0{8}|( 00){4}/
const trace = new RegExp(traces.join('|') + (site.deploy === 'production' ? `|${production.source}` : ''))

test('files for visitors contain nothing of the ribbon, no keys, and in production no placeholder', () => {
  // All but pictures and fonts, and the pages and the script of a preview.
  const shared = builtFiles.filter((file) =>
    preview ? /(?<!edit\/.*)\.(js|txt|xml|webmanifest)$/.test(file) : !/\.(png|ico|webp|woff2)$/.test(file),
  )
  const knowing = shared.filter((file) => {
    const text = readFileSync(path.join(exportFolder, file), 'utf8')
    return trace.test(text) || keysIn(text).length > 0
  })
  expect(shared).not.toEqual([])
  expect(knowing).toEqual([])
})

/** Attributes whose words are shown, read out or rendered by an island. The sentence of a plan is sent. */
const shownAttributes = /^(aria-label|alt|title|placeholder|data-(?!message$).*)$/

test.each([...exportedPages, { address: '/404' }])(
  '$address has keys in a preview only, and in its words only',
  ({ address }) => {
    const { head, body } = new DOMParser().parseFromString(rawPage(address), 'text/html')
    const elements = [...body.querySelectorAll('*')]
    const attributes = elements
      .flatMap((element) => Array.from(element.attributes))
      .filter(({ name, value }) => !shownAttributes.test(name) && keysIn(value).length > 0)
    expect(keysIn(body.textContent).length > 0).toBe(preview)
    expect(attributes.map(({ name, value }) => [name, value])).toEqual([])
    // Title, description and social tags; structured data and scripts.
    expect([head, ...body.querySelectorAll('script')].flatMap(({ innerHTML }) => keysIn(innerHTML))).toEqual(
      [],
    )
  },
)

test.each(exportedPages)('$address has the ribbon only in a preview, with what is missing', ({ address }) => {
  const ribbons = queryAll(address, '[data-part="preview-ribbon"]').map(visibleText)
  const missing = [...site.missing, ...exampleNames()]
  expect(ribbons).toHaveLength(preview ? 1 : 0)
  for (const ribbon of ribbons)
    expect(missing.filter((name) => !ribbon.includes(plainText(name)))).toEqual([])
})

test.each(exportedPages)(
  '$address says where its forms post, and its legal notice states each line or marks it',
  ({ address, locale }) => {
    const t = translatorOf(locale)
    const endpoints = queryAll(address, 'main').map((main) => main.getAttribute('data-endpoint'))
    expect(endpoints).toEqual([site.formEndpoint ?? nowhere])
    const [notice] = queryAll(address, '#legal')
    const stated = legalNotice(site).map(({ field, text }) => text ?? `[${field}] ${t('legal.missing')}`)
    const lines = [...(notice?.querySelectorAll('dd') ?? [])]
    expect(lines.map(({ textContent }) => plainText(textContent))).toEqual(stated.map(plainText))
    expect(visibleText(notice).includes(plainText(t('legal.measure')))).toBe(site.measureEndpoint !== null)
  },
)
