/** @jest-environment node */
import { checkMessages as check } from '@/scripts/messages/check'

/** A source that shows every message of these tests. */
const sources = [
  { file: 'a.ts', source: "t('a'); t('title'); t('broken'); t('empty'); t('extra'); t('space')" },
]

const checkMessages = (files: Parameters<typeof check>[0]) => check(files, sources)

const files = (fr: string, nl: string, en: string) => [
  { locale: 'fr' as const, file: 'messages/fr/a.json', content: fr },
  { locale: 'nl' as const, file: 'messages/nl/a.json', content: nl },
  { locale: 'en' as const, file: 'messages/en/a.json', content: en },
]

const right = { title: 'Réponse sous {replyHours}\u00a0heures' }
const json = (entries: object) => JSON.stringify({ a: entries })

test('messages in order need no word', () => {
  expect(checkMessages(files(json(right), json(right), json(right)))).toEqual([])
})

test('a file that is not JSON is the only thing told, because every key of it would seem missing', () => {
  const problems = checkMessages(files('{"a": {"title": "x"', json(right), json(right)))
  expect(problems.map(({ text }) => text.slice(0, 11))).toEqual(['is not JSON'])
})

test('a message is answered once, with a correction that mends all of it', () => {
  const wrong = { title: "Réponse sous 2 heures, c'est promis !" }
  expect(checkMessages(files(json(wrong), json(right), json(right)))).toMatchObject([
    {
      file: 'messages/fr/a.json',
      key: 'a.title',
      write: '"Réponse sous {replyHours} heures, c’est promis\\u202f!"',
    },
  ])
})

test('each kind of mistake is told, in the order of the files', () => {
  const fr = { ...right, broken: 'Dès {min', empty: '', extra: 'x', space: 'Prêt !' }
  const twin = { ...right, broken: '{min}', empty: 'x', space: 'Klaar!' }
  expect(
    checkMessages(files(json(fr), json(twin), json({ ...twin, title: 'Nothing' }))).map(({ key }) => key),
  ).toEqual(['a.empty', 'a.extra', 'a.title', 'a.broken', 'a.space'])
})

test('a message that no source shows is told after those that are wrong', () => {
  const all = json({ ...right, forgotten: 'x' })
  expect(checkMessages(files(all, all, all))).toMatchObject([
    { key: 'a.forgotten', text: 'is shown nowhere' },
  ])
})
