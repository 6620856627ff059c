/** @jest-environment node */
import { markTexts, numbersIn, removeMarks, textsOf } from '@/lib/edit/marks'
import { placeMarks } from '@/scripts/export/edit-mode'

const texts = { place: 'à Dijon', hero: { title: 'Votre maison', hint: '{count} lits' }, quote: '"Bien"' }
const keys = textsOf(texts).map(([key]) => key)
const marked = Object.fromEntries(textsOf(markTexts(texts, keys)))

test('each message has a mark with its number, and is unchanged without it', () => {
  expect(keys).toEqual(['place', 'hero.title', 'hero.hint', 'quote'])
  for (const [number, [key, text]] of textsOf(texts).entries()) {
    expect(numbersIn(`${marked[key]}`)).toEqual([number])
    expect(removeMarks(`${marked[key]}`)).toBe(text)
  }
})

test.each([
  ['a text', `<p>${marked.place}</p>`, '<p data-edit="0">à Dijon</p>'],
  [
    'a sentence with another message in it',
    `<h1>${marked['hero.title']} ${marked.place} <b>!</b></h1>`,
    '<h1 data-edit="1 0">Votre maison à Dijon <b>!</b></h1>',
  ],
  [
    'what is read out',
    `<img alt="${marked.place}"/><input placeholder="${marked['hero.title']}">`,
    '<img alt="à Dijon" data-edit-unseen="picture:0"/><input placeholder="Votre maison" data-edit-unseen="placeholder:1">',
  ],
  [
    'metadata',
    `<title>${marked.place} | Brand</title><meta name="description" content="${marked['hero.title']}"/>`,
    '<title data-edit-unseen="pageTitle:0">à Dijon | Brand</title><meta name="description" content="Votre maison" data-edit-unseen="description:1"/>',
  ],
  [
    'the address of a chat',
    `<a href="https://chat.example/?text=${encodeURIComponent(`${marked.place}`)}">x</a>`,
    `<a href="https://chat.example/?text=${encodeURIComponent('à Dijon')}" data-edit-unseen="label:0">x</a>`,
  ],
  [
    'the data of a form',
    `<div data-props="{&quot;title&quot;:&quot;${marked.place}&quot;}"></div>`,
    '<div data-props="{&quot;title&quot;:&quot;à Dijon&quot;}"></div>',
  ],
])('the build removes the marks of %s', (_what, html, finished) => {
  const page = (content: string) => `<!DOCTYPE html><html><head></head><body>${content}</body></html>`
  expect(placeMarks(page(html))).toBe(page(finished))
})
