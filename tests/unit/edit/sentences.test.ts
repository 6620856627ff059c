import { createFinder, type Found } from '@/lib/edit/find-words'
import { sentenceAt, sentenceElements } from '@/lib/edit/sentences'
import { translatorOf } from '@/lib/i18n/translate'
import { site } from '@/lib/site'
import { buildWordIndex } from '@/scripts/edit/build-word-index'

const t = translatorOf('en')
const finder = createFinder(buildWordIndex('en', {}))

const keyOf = (found: Found) => ('message' in found ? found.message.key : found.text.text)

/** The keys of the messages found for an element of a page; null if there are none. */
function keysAt(html: string, selector: string) {
  document.body.innerHTML = html
  const element = document.querySelector(selector)
  return element && (sentenceAt(element, finder)?.found.map(keyOf) ?? null)
}

test('a sentence whose words have elements of their own counts as one', () => {
  const [first = '', ...others] = t('home.hero.title').split(' ')
  const html = `<h1><span>${first}</span> ${others.join(' ')}</h1>`
  expect(keysAt(html, 'span')).toEqual(['home.hero.title'])
})

test('a link in a sentence leads to the sentence', () => {
  const text = t('notFound.help', { phone: site.phone, email: site.email })
  const html = `<p>${text.replace(site.phone, (phone) => `<a href="#">${phone}</a>`)}</p>`
  expect(keysAt(html, 'a')).toEqual(['notFound.help'])
})

test('two sentences in one element are both found', () => {
  const html = `<p>${t('footer.tagline')} ${t('footer.backToTop')}</p>`
  expect(keysAt(html, 'p')).toEqual(['footer.tagline', 'footer.backToTop'])
})

test('what is only read out is found: a name, an alternative text, a placeholder, the label of a field', () => {
  expect(keysAt(`<button aria-label="${t('header.openMenu')}"><svg></svg></button>`, 'svg')).toEqual([
    'header.openMenu',
  ])
  expect(keysAt(`<img alt="${t('header.menu')}">`, 'img')).toEqual(['header.menu'])
  expect(keysAt(`<input placeholder="${t('start.choose')}">`, 'input')).toEqual(['start.choose'])
  for (const control of ['input', 'textarea']) {
    const label = `<label for="a">${t('start.capacityHint')}<span> *</span></label>`
    expect(keysAt(`${label}<${control} id="a"></${control}>`, control)).toContain('start.capacityHint')
  }
})

test.each([
  ['what a visitor has typed', `<textarea>${t('home.hero.title')}</textarea>`, 'textarea'],
  ['a text of a visitor that has our word', '<p>We own a small house near Dijon and one in Autun</p>', 'p'],
  ['a number', '<p>12</p>', 'p'],
  ['a block around sentences', `<section><h2>x</h2><p>${t('footer.tagline')}</p></section>`, 'section'],
  ['the ribbon', `<nav data-part="preview-ribbon"><p>${t('ribbon.title')}</p></nav>`, 'p'],
])('%s is not offered', (_what, html, selector) => {
  expect(keysAt(html, selector)).toBeNull()
})

test('every sentence of a page has one element', () => {
  const title = t('home.hero.title')
  document.body.innerHTML = `<main><h1><b>${title}</b></h1><p>12</p><ul><li>${t('header.home')}</li></ul></main>`
  const names = [...sentenceElements(document.body, finder)].map(({ tagName }) => tagName)
  expect(names).toEqual(['B', 'LI'])
})
