/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { allScripts, firstFiles, forForms } from './exported-bytes'
import { exportedPages, rawPage } from './exported-page'

/** A word of each library that stands in its code and survives minification, and where that code is. */
const marks = {
  'next-intl': { word: 'MISSING_MESSAGE', source: 'use-intl/dist/esm/production' },
  'the whole of framer-motion': { word: 'isLayoutDirty', source: 'motion-dom/dist/es/projection/node' },
  'framer-motion': { word: 'whileHover', source: 'motion-dom/dist/es/render/utils' },
  zod: { word: '_zod', source: 'zod/v4/core' },
  sonner: { word: 'data-sonner-toast', source: 'sonner/dist' },
  'react-hook-form': { word: 'shouldUnregister', source: 'react-hook-form/dist' },
}

const scripts = allScripts()
const holding = (word: string) => scripts.filter(([, text]) => text.includes(word)).map(([file]) => file)
const initial = [...new Set(exportedPages.flatMap(({ address }) => firstFiles(address).scripts))]

test.each(Object.entries(marks))('the mark of %s is still in its code', (_library, { word, source }) => {
  const folder = `node_modules/${source}`
  const files = readdirSync(folder).filter((name) => /\.m?js$/.test(name))
  expect(files.some((name) => readFileSync(`${folder}/${name}`, 'utf8').includes(word))).toBe(true)
})

test.each(['next-intl', 'the whole of framer-motion'] as const)('no script holds %s', (library) => {
  expect(holding(marks[library].word)).toEqual([])
})

test.each(['framer-motion', 'zod', 'sonner', 'react-hook-form'] as const)(
  '%s comes only when needed',
  (library) => {
    const files = holding(marks[library].word)
    expect(files.length).toBeGreaterThan(0)
    expect(initial.filter((file) => files.includes(file))).toEqual([])
  },
)

const waiting = /<template data-start[^>]*>([\s\S]*?)<\/template>/g

describe.each(exportedPages)('$address', ({ address }) => {
  const html = rawPage(address)

  test('lets its scripts wait for the first frame', () => {
    const during = html.replace(waiting, '').match(/<script\b[^>]*\bsrc=[^>]*>/g) ?? []
    expect(during.filter((tag) => !/\bnomodule\b/i.test(tag))).toEqual([])
    expect(html.replace(forForms, '')).not.toMatch(/<link\b[^>]*(?:as="script"|rel="modulepreload")/)
  })

  test('keeps every one of them for afterwards', () => {
    const kept = [...html.matchAll(waiting)].map(([, scripts]) => scripts).join('')
    const files = Array.from(kept.matchAll(/\bsrc="([^"]+)"/g), ([, file]) => file)
    expect(files.length).toBeGreaterThan(0)
    const { scripts } = firstFiles(address)
    expect(scripts).toEqual(expect.arrayContaining(files))
  })

  test('knows the code of its forms, and fetches none of it ahead', () => {
    const waitingForms = [...html.matchAll(forForms)]
    const forms = Array.from(html.matchAll(/<form\b[^>]*\bname="(\w+)"/g), ([, form]) => form)
    expect(waitingForms.map(([, form]) => form)).toEqual(forms)
    const code = waitingForms.map(([, , links = '']) =>
      Array.from(links.matchAll(/href="([^"]+)"/g), ([, file]) => `${file}`),
    )
    expect(code.every((files) => files.length === 1)).toBe(true)
    const { scripts } = firstFiles(address)
    expect(code.flat().filter((file) => scripts.includes(file))).toEqual([])
  })
})
