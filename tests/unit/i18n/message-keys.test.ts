import { createTranslator } from 'next-intl'
import { sentenceAt } from '@/components/preview/sentence.browser'
import { keysIn, withKeys } from '@/lib/i18n/message-keys'
import { cleanText } from '@/lib/leads/email'

describe('a text with keys', () => {
  const t = createTranslator({
    locale: 'en',
    messages: withKeys({
      city: 'Dijon',
      heading: 'Your house in {city}',
      note: { range: '{from} to {to}', years: '{years, plural, one {# year} other {# years}}' },
      strong: 'It is <b>free</b>',
      url: 'Before: nothing',
    }),
  })

  test.each([
    ['a message', t('city'), 'Dijon', ['city']],
    ['a plural form', t('note.years', { years: 1 }), '1 year', ['note.years']],
    ['another form', t('note.years', { years: 5 }), '5 years', ['note.years']],
    ['nothing but arguments', t('note.range', { from: '1', to: '3' }), '1 to 3', ['note.range']],
    ['tags', t.markup('strong', { b: (text) => text }), 'It is free', ['strong']],
    ['one in another', t('heading', { city: t('city') }), 'Your house in Dijon', ['city', 'heading']],
    ['two joined by code', `${t('city')}, ${t('url')}.`, 'Dijon, Before: nothing.', ['city', 'url']],
    ['the same twice', `${t('city')} ${t('city')}`, 'Dijon Dijon', ['city']],
    ['a text of the visitor', 'Dijon', 'Dijon', []],
  ])('names its messages, and can be cleaned: %s', (_what, text, shown, keys) => {
    expect(keysIn(text)).toEqual(keys)
    expect(cleanText(text)).toBe(shown)
  })
})

/** Writes the key of `[city]` invisibly. */
const keyed = (html: string) =>
  html.replace(/\[(\w+)\]/g, (_, key: string) => Object.values(withKeys({ [key]: '' })).join())

test.each([
  ['a text', '<p id="at">Dijon[city]</p>', ['city']],
  ['a word of a sentence', '<p>Your <b id="at">house</b> in Dijon[heading]</p>', ['heading']],
  ['a hyphenated word', '<h3><span id="at">Lac-Vert</span>[city]</h3>', ['city']],
  ['the first half of a title', '<h2><span id="at">Free:</span> <span>now[title]</span></h2>', ['title']],
  ['a link with its own words', '<p>We call.[text] <a id="at">Write[link]</a></p>', ['link']],
  ['the sentence before it', '<p id="at">We call.[text] <a>Write[link]</a></p>', ['text']],
  ['a phone number in a sentence', '<p>Call <a id="at">03 80</a> today.[help]</p>', ['help']],
  ['a sentence that ends with one', '<p id="at">Call <span><a>03 80</a>.[help]</span></p>', ['help']],
  ['a quote, between its lines', '<p id="at"><q>Free[free]</q></p>', ['free']],
  ['an icon beside words', '<a><svg id="at"></svg><span>Write[link]</span></a>', ['link']],
  ['a button without words', '<button aria-label="Close[close]"><svg id="at"></svg></button>', ['close']],
  [
    'the picture of a card',
    '<article><img id="at"><h3>Dijon[city]</h3><p>Free[free]</p></article>',
    ['city', 'free'],
  ],
  ['a drawing', '<div role="img" aria-label="Map[map]"><svg><text id="at">N</text></svg></div>', ['map']],
  [
    'a field',
    '<label for="at">Email[email]</label><input id="at" placeholder="a@b[hint]">',
    ['email', 'hint'],
  ],
  ['a choice', '<label><input type="checkbox" id="at">Garden[garden]</label>', ['garden']],
  ['a list', '<select id="at"><option>House[house]<option>Studio[studio]</select>', ['house', 'studio']],
  ['an island', '<div id="at" data-props="Free[free]"></div>', undefined],
  ['a name in a card', '<article><p id="at">Claire</p><p>Free[free]</p></article>', undefined],
  ['a place between sentences', '<section id="at"><p>Free[free]</p></section>', undefined],
  ['a tool of the preview', '<nav data-part="preview-ribbon"><p id="at">Free[free]</p></nav>', undefined],
])('a press finds the messages of %s', (_what, html, keys) => {
  document.body.innerHTML = keyed(html)
  expect(sentenceAt(document.getElementById('at') as Element)?.keys).toEqual(keys)
})
