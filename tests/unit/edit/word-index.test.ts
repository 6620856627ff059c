import { readFileSync } from 'node:fs'
import { locales } from '@/lib/i18n/locales'
import { buildWordIndex } from '@/scripts/edit/build-word-index'

const index = buildWordIndex({})
const lineOf = (file: string, line: number) => readFileSync(file, 'utf8').split('\n')[line - 1] ?? ''

test('has every message with its line and its text in each language', () => {
  expect(index.messages.length).toBeGreaterThan(400)
  for (const { key, texts } of index.messages)
    for (const locale of locales) {
      const { file = '', line = 0, text } = texts[locale] ?? {}
      expect(file).toMatch(new RegExp(`^messages/${locale}/\\w+\\.json$`))
      const entry = JSON.parse(`{${lineOf(file, line).replace(/,$/, '')}}`)
      expect(entry).toEqual({ [key.slice(key.lastIndexOf('.') + 1)]: text })
    }
})

test('has the line of every figure', () => {
  for (const [name, { file, line }] of Object.entries(index.figures))
    expect(lineOf(file, line)).toMatch(new RegExp(`^ +${name}:`))
})
