import { readFileSync } from 'node:fs'
import { locales } from '@/lib/i18n/locales'
import { buildWordIndex } from '@/scripts/edit/build-word-index'
import { sourceLine } from '@/scripts/edit/source-line'

const index = buildWordIndex('en', { REPOSITORY_URL: 'git@github.com:team/site.git', HEAD: 'spring' })
const message = (key: string) => index.messages.find((each) => each.key === key)
const lineOf = (file: string, line: number) => readFileSync(file, 'utf8').split('\n')[line - 1] ?? ''

test('has every message with its line and its text in each language', () => {
  expect(index.messages.length).toBeGreaterThan(500)
  for (const { key, locations } of index.messages)
    for (const locale of locales) {
      const { file, line, text } = locations[locale]
      expect(file).toMatch(new RegExp(`^messages/${locale}/\\w+\\.json$`))
      const entry = JSON.parse(`{${lineOf(file, line).replace(/,$/, '')}}`)
      expect(entry).toEqual({ [key.slice(key.lastIndexOf('.') + 1)]: text })
    }
})

test('points every value to a line that begins with its name, and a figure of a city to the line with that figure', () => {
  for (const { args } of index.messages)
    for (const { text, origin } of args.flatMap(({ values }) => values))
      if ('file' in origin) {
        const property = origin.name.slice(origin.name.lastIndexOf('.') + 1)
        const line = lineOf(origin.file, origin.line)
        expect(line).toMatch(new RegExp(`^ *(export const )?${property} ?[:=]`))
        if (origin.file.endsWith('cities.ts')) expect(line).toContain(text.replace(',', ''))
      }
})

test('throws if a value has no line, instead of leading to a wrong one', () => {
  expect(() => sourceLine('export const brand = 1', 'brand', 'name')).toThrow('brand.name')
})

test('names the setting of a value, and the message that a message contains', () => {
  const origins = (key: string) => message(key)?.args.map(({ values }) => values[0]?.origin)
  expect(origins('header.phoneLabel')).toEqual([{ setting: 'NEXT_PUBLIC_PHONE' }])
  expect(origins('benefits.cityTitle')).toEqual([{ key: 'places.dijon.at' }])
})

test('has an origin for every amount', () => {
  const unknown = index.messages.flatMap(({ locations, args }) =>
    args.filter(({ name, values }) => values.length === 0 && locations.en.text.includes(`{${name}, number}`)),
  )
  expect(unknown).toEqual([])
})
