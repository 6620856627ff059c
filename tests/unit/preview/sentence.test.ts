import { sentenceAt } from '@/components/preview/sentence.browser'
import { withKeys } from '@/lib/i18n/message-keys'

/** Writes the key of `[city]` invisibly. */
const keyed = (html: string) =>
  html.replace(/\[(\w+)\]/g, (_, key: string) => Object.values(withKeys({ [key]: '' })).join())

test.each([
  ['a word of a sentence', '<p>Your <b id="at">house</b> in Dijon[heading]</p>', ['heading']],
  ['a link with its own words', '<p>We call.[text] <a id="at">Write[link]</a></p>', ['link']],
  ['the sentence before it', '<p id="at">We call.[text] <a>Write[link]</a></p>', ['text']],
  ['a phone number in a sentence', '<p>Call <a id="at">03 80</a> today.[help]</p>', ['help']],
  ['an icon beside words', '<a><svg id="at"></svg><span>Write[link]</span></a>', ['link']],
  ['the picture of a card', '<article><img id="at"><h3>Dijon[a]</h3><p>Free[b]</p></article>', ['a', 'b']],
  ['a field', '<label for="at">Email[a]</label><input id="at" placeholder="a@b[b]">', ['a', 'b']],
  ['a choice', '<label><input type="checkbox" id="at">Garden[garden]</label>', ['garden']],
  ['an island', '<div id="at" data-props="Free[free]"></div>', undefined],
  ['a name in a card', '<article><p id="at">Claire</p><p>Free[free]</p></article>', undefined],
  ['a place between sentences', '<section id="at"><p>Free[free]</p></section>', undefined],
  ['a tool of the preview', '<nav data-part="preview-ribbon"><p id="at">Free[free]</p></nav>', undefined],
])('a press finds the messages of %s', (_what, html, keys) => {
  document.body.innerHTML = keyed(html)
  expect(sentenceAt(document.getElementById('at') as Element)?.keys).toEqual(keys)
})
