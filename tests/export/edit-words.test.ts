import { sentenceAt, tools } from '@/components/preview/sentence.browser'
import { cities } from '@/lib/content/cities'
import { people } from '@/lib/content/people'
import { languages } from '@/lib/i18n/locales'
import { cleanText } from '@/lib/leads/email'
import { settings } from '@/lib/site/settings/table'
import { brand, site } from '@/lib/site/site'
import { exportedPages, plainText, rawPage } from './exported-page'

/** Texts outside messages: names of towns, owners, languages and settings, and the values of settings. */
const names = new Set(
  [
    brand,
    ...Object.values(cities).flatMap(({ communes }) => communes),
    ...Object.values(people).map(({ name }) => name),
    ...Object.values(languages).flatMap(({ code, localName }) => [code, localName]),
    ...settings.map(([name]) => name),
    ...Object.values(site).filter((value) => typeof value === 'string'),
  ].map(plainText),
)

/** The sentences of a page, each with the element that shows it. */
function sentencesOf(address: string): [text: string, element: Element][] {
  const page = new DOMParser().parseFromString(rawPage(address), 'text/html')
  const texts = document.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  const sentences: [string, Element][] = []
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement
    const text = plainText(cleanText(texts.currentNode.textContent ?? ''))
    const isName = names.has(text) || text.startsWith(site.url)
    if (element && /(\p{L}.*){3}/u.test(text) && !isName && !element.closest(`style, script, ${tools}`))
      sentences.push([text, element])
  }
  return sentences
}

test.each(exportedPages)('"Edit the words" finds every sentence of $address in a preview', ({ address }) => {
  const sentences = sentencesOf(address)
  const lost = sentences.filter(([, element]) => !sentenceAt(element))
  const texts = (all: typeof sentences) => all.map(([text]) => text)
  expect(texts(lost)).toEqual(site.deploy === 'preview' ? [] : texts(sentences))
})
