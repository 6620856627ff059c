import { readdirSync, readFileSync } from 'node:fs'
import { locales } from '@/lib/i18n/locales'
import { messageLines } from '@/lib/i18n/message-lines'

test('finds each message on the line of its text', () => {
  const content = `{
  "home": {
    "title": "A \\"quoted\\" title, with {braces}: and \\\\",
    "hero": { "one": "1",
      "two":
        "2" },
    "last": "3"
  },
  "start": { "a.b": "4" }
}`
  expect([...messageLines(content)]).toEqual([
    ['home.title', 3],
    ['home.hero.one', 4],
    ['home.hero.two', 6],
    ['home.last', 7],
    ['start.a.b', 9],
  ])
})

test('returns the line of the last of two equal keys', () => {
  expect(messageLines('{\n"a": "1",\n"a": "2"\n}').get('a')).toBe(3)
})

test.each(locales)('finds the line of every message of %s', (locale) => {
  for (const file of readdirSync(`messages/${locale}`).filter((name) => name.endsWith('.json'))) {
    const content = readFileSync(`messages/${locale}/${file}`, 'utf8')
    const lines = content.split('\n')
    const places = messageLines(content)
    for (const [key, line] of places)
      expect(lines[line - 1]).toContain(`"${key.slice(key.lastIndexOf('.') + 1)}":`)
    expect(places.size).toBe(content.match(/": "/g)?.length)
  }
})
