import { createSentenceFinder, tools } from '@/components/preview/sentences.browser'
import { cities } from '@/lib/content/cities'
import { people } from '@/lib/content/people'
import { languages, locales } from '@/lib/i18n/locales'
import { settings } from '@/lib/site/settings/table'
import { brand, site } from '@/lib/site/site'
import { buildWordIndex } from '@/scripts/export/word-index'
import { exportedPages, plainText, readerPage } from './exported-page'

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

const index = buildWordIndex({})
const finders = new Map(locales.map((locale) => [locale, createSentenceFinder(index, locale)]))

test.each(exportedPages)('"Edit the words" finds every sentence of $address', ({ address, locale }) => {
  const texts = document.createTreeWalker(readerPage(address).body, NodeFilter.SHOW_TEXT)
  const lost = new Set<string>()
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement
    const text = plainText(texts.currentNode.textContent)
    // A hyphenated word of a name is an element of its own.
    const whole = plainText(element?.closest(':not(.unbroken)')?.textContent ?? '')
    const isSentence = text.replace(/\P{L}/gu, '').length > 2 && !names.has(text) && !names.has(whole)
    if (isSentence && element && !element.closest(`style, ${tools}`) && !finders.get(locale)?.(element))
      lost.add(text)
  }
  expect([...lost]).toEqual([])
})
