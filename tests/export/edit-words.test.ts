import { sentenceAt, tools } from '@/components/preview/sentence.browser'
import { cities } from '@/lib/content/cities'
import { people } from '@/lib/content/people'
import { defaultLocale, languages } from '@/lib/i18n/locales'
import { keysIn } from '@/lib/i18n/message-keys'
import { cleanText } from '@/lib/leads/email'
import { brand, site } from '@/lib/site/site'
import { messageFiles, readMessages } from '@/scripts/messages/read'
import { exportedPages, plainText, rawPage } from './exported-page'

/** Every text in a value. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(textsIn)

/** The short name of each month in each language. */
const months = Object.values(languages).flatMap(({ intl }) => {
  const { format } = new Intl.DateTimeFormat(intl, { month: 'short', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2026, month, 1)))
})

/** Texts outside messages: months, names of towns, owners and languages, what is known of the client, and fields that are not. */
const names = new Set(
  [
    brand,
    ...months,
    ...Object.values(cities).flatMap(({ communes }) => communes),
    ...Object.values(people).map(({ name }) => name),
    ...Object.values(languages).flatMap(({ code, localName }) => [code, localName]),
    ...textsIn(site),
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

const testPreview = site.deploy === 'preview' ? test : test.skip

testPreview.each(exportedPages)('"Edit the words" finds every sentence of $address', ({ address }) => {
  const lost = sentencesOf(address).filter(([, element]) => !sentenceAt(element))
  expect(lost.map(([text]) => text)).toEqual([])
})

/** Messages without a key, because they leave the page, and those that depend on what is known of the client or an entry. */
const elsewhere =
  /^(seo|ribbon|facts|morvanStats|pays\.agreed)\.|^(chat\.message|contact\.plan|testimonials\.watchVideo|legal\.(missing|notice\.(licence|insurer)))$/

testPreview('every message is on a page', () => {
  const shown = keysIn(
    [...exportedPages, { address: '/404' }].map(({ address }) => rawPage(address)).join(''),
  )
  const { messages } = readMessages(messageFiles(defaultLocale))
  const keys = messages.map(({ key }) => key).filter((key) => !elsewhere.test(key))
  expect(keys.filter((key) => !shown.includes(key))).toEqual([])
})
