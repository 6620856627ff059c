import { readFileSync } from 'node:fs'
import { createSentenceFinder } from '@/components/preview/sentences.browser'
import { locales } from '@/lib/i18n/locales'
import { buildWordIndex } from '@/scripts/export/word-index'

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

describe('the messages at an element', () => {
  const message = (key: string, pattern: string | null) => ({
    key,
    texts: { fr: { file: 'messages/fr/home.json', line: 1, text: key, pattern } },
  })
  const sentenceAt = createSentenceFinder(
    {
      source: { missing: 'HEAD' },
      figures: {},
      messages: [
        message('city', 'Dijon'),
        message('heading', 'Votre maison à (.+?)'),
        message('reply', 'Réponse sous (.+?) heures\\.'),
        message('free', "C'est gratuit\\."),
        message('count', '(?:.+? an|.+? ans)'),
        message('email', 'E-mail'),
        message('footerEmail', 'E-mail'),
        message('value', null),
      ],
    },
    'fr',
  )

  test.each([
    ['a text', '<p id="at">Dijon</p>', ['city']],
    ['a message in another', '<h1 id="at">Votre maison à\n Dijon</h1>', ['heading', 'city']],
    ['a word of a sentence', '<p>Votre <b id="at">maison</b> à Beaune</p>', ['heading']],
    ['an icon beside the words', '<p>Dijon<svg id="at"></svg></p>', ['city']],
    ['two sentences', "<p id=at>C'est gratuit. Réponse sous 2 heures.</p>", ['reply', 'free']],
    ['a plural', '<p id="at">5 ans</p>', ['count']],
    ['equal texts', '<p id="at">E-mail</p>', ['email', 'footerEmail']],
    ['the label of a field', '<label for="at">E-mail</label><input id="at">', ['email', 'footerEmail']],
    ['a placeholder', '<input id="at" placeholder="Dijon">', ['city']],
    ['a figure', '<div><p id="at">1 200</p></div>', undefined],
    ['another text', '<div><p id="at">Château</p></div>', undefined],
  ])('%s', (_what, html, keys) => {
    document.body.innerHTML = html
    const target = document.getElementById('at') ?? document.body
    expect(sentenceAt(target)?.messages.map(({ key }) => key)).toEqual(keys)
  })
})
