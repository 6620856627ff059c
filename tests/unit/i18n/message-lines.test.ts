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
