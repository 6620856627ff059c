/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { locales } from '@/lib/i18n/locales'
import { messageLines } from '@/scripts/export/edit-words'

const { messages, figures } = messageLines({ missing: 'HEAD' })
const lineOf = (file: string, line: number) => readFileSync(file, 'utf8').split('\n')[line - 1] ?? ''

test('knows the line and the text of every message in each language, and the line of every figure', () => {
  expect(Object.keys(messages).length).toBeGreaterThan(400)
  for (const [key, texts] of Object.entries(messages))
    for (const locale of locales) {
      const { file = '', line = 0, text } = texts[locale] ?? {}
      expect(file).toMatch(new RegExp(`^messages/${locale}/\\w+\\.json$`))
      const entry = JSON.parse(`{${lineOf(file, line).replace(/,$/, '')}}`)
      expect(entry).toEqual({ [key.slice(key.lastIndexOf('.') + 1)]: text })
    }
  for (const [name, { file, line }] of Object.entries(figures))
    expect(lineOf(file, line)).toMatch(new RegExp(`^ +${name}:`))
})
