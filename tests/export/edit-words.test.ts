import towns from '@/lib/content/towns.json'
import { createFinder, type Finder } from '@/lib/edit/find-words'
import { sentenceAt, tools } from '@/lib/edit/sentences'
import { onOneLine } from '@/lib/edit/word-index'
import { type Locale, languages, locales } from '@/lib/i18n/locales'
import { settings } from '@/lib/settings/table'
import { site } from '@/lib/site'
import { buildWordIndex } from '@/scripts/edit/build-word-index'
import { exportedPages, readerPage } from './exported-page'

// Only previews have "Edit the words".
const describePreview = site.deploy === 'preview' ? describe : describe.skip

const finders = new Map<Locale, Finder>()

/** Text that is no message: names of towns, languages and settings, and the host name of the site. */
const names = new Set([
  ...Object.values(towns).flatMap((each) => each.map(({ name }) => name)),
  ...Object.values(languages).flatMap(({ code, localName }) => [code, localName]),
  ...settings.map(([name]) => name),
  new URL(site.url).host,
])

const months = (locale: Locale) =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(languages[locale].intl, { month: 'long' }).format(new Date(2027, month)),
  )

/** Whether a text has no words: a number, an amount, a distance, a date or a letter. */
function isWordless(text: string, locale: Locale): boolean {
  const rest = months(locale).reduce((left, month) => left.replace(month, ''), text)
  return rest.replace(/\P{L}/gu, '').length <= 2
}

/** Sentences found on an earlier page. They are skipped, because pages share most of them. */
const found = new Set<string>()

describePreview('Edit the words', () => {
  beforeAll(() => {
    for (const locale of locales) finders.set(locale, createFinder(buildWordIndex(locale, {})))
  })

  test.each(exportedPages)('finds the message of every sentence of $address', ({ address, locale }) => {
    const finder = finders.get(locale)
    const texts = document.createTreeWalker(readerPage(address).body, NodeFilter.SHOW_TEXT)
    const lost: string[] = []
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement
      const text = onOneLine(texts.currentNode.textContent ?? '')
      if (!element || !finder || element.closest(`style, ${tools}`)) continue
      const around = `${locale} ${element.textContent}`
      if (found.has(around) || names.has(text) || isWordless(text, locale)) continue
      if (sentenceAt(element, finder)) found.add(around)
      else lost.push(text)
    }
    expect(lost).toEqual([])
  })
})
