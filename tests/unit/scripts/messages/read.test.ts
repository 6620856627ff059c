import { asJson } from '@/scripts/messages/message'
import { readMessages } from '@/scripts/messages/read'

const fr = (file: string, content: string) => ({
  locale: 'fr' as const,
  file: `messages/fr/${file}`,
  content,
})

test('messages are named by the path of their groups', () => {
  expect(readMessages([fr('home.json', '{"home": {"hero": {"title": "Bonjour"}}}')])).toEqual({
    messages: [{ locale: 'fr', file: 'messages/fr/home.json', key: 'home.hero.title', text: 'Bonjour' }],
    problems: [],
  })
})

test('a forgotten comma is told with its line', () => {
  const { problems } = readMessages([fr('home.json', '{\n  "home": {\n    "a": "1"\n    "b": "2"\n  }\n}')])
  expect(problems).toMatchObject([{ file: 'messages/fr/home.json', key: 'line 4' }])
  expect(problems[0]?.text).toMatch(/^is not JSON/)
  expect(problems[0]?.write).toContain('a comma')
})

test('a file that breaks off is told with its last line', () => {
  expect(readMessages([fr('home.json', '{\n "home": {')]).problems).toMatchObject([{ key: 'line 2' }])
})

test('a namespace that two files hold is told with both', () => {
  const { problems } = readMessages([
    fr('home.json', '{"hero": {"a": "1"}}'),
    fr('shell.json', '{"hero": {"b": "2"}}'),
  ])
  expect(problems).toMatchObject([
    {
      file: 'messages/fr/shell.json',
      key: 'hero',
      text: 'is a namespace that messages/fr/home.json already has',
    },
  ])
})

test.each([
  ['{"a": {"b": ""}}', 'is empty'],
  ['{"a": {"b": "  "}}', 'is empty'],
  ['{"a": {"b": ["x"]}}', 'is a list, not a text'],
  ['{"a": {"b": 22}}', 'is 22, not a text'],
  ['{"a": {"b": null}}', 'is null, not a text'],
])('%s: %s', (content, text) => {
  expect(readMessages([fr('home.json', content)])).toMatchObject({
    messages: [],
    problems: [{ key: 'a.b', text }],
  })
})

test('a correction shows its no-break spaces, as the files write them', () => {
  expect(asJson('« Prêt »\u202f: 5\u00a0%')).toBe('"« Prêt »\\u202f: 5\\u00a0%"')
})
