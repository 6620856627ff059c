import { readFileSync } from 'node:fs'
import path from 'node:path'
import { people } from '@/lib/content/people'
import towns from '@/lib/content/towns.json'
import { tools } from '@/lib/edit/sentences'
import { languages } from '@/lib/i18n/locales'
import { settings } from '@/lib/settings/table'
import { brand, site } from '@/lib/site'
import { buildWordIndex } from '@/scripts/edit/build-word-index'
import { builtFiles, exportedPages, exportFolder, plainText, queryAll, readerPage } from './exported-page'

/** A private-use code point as it is, percent-encoded, or escaped as in JSON and scripts. */
const mark =
  /[\u{e000}-\u{f8ff}\u{f0000}-\u{10ffff}]|%F3%B|%EE%8|\\u\{?(e|f[0-8]|db[89a-f]|f0|10)[\da-f]{2,3}\b/iu

test.each(builtFiles.filter((file) => /\.(html|js|json|txt|xml|css|webmanifest|svg)$/.test(file)))(
  '%s has no mark of a message',
  (file) => {
    expect(mark.exec(readFileSync(path.join(exportFolder, file), 'utf8'))?.[0]).toBeUndefined()
  },
)

// Only previews have "Edit the words".
const describePreview = site.deploy === 'preview' ? describe : describe.skip

const { messages } = buildWordIndex({})
const messagesOf = (element: Element) =>
  Array.from(element.getAttribute('data-edit')?.match(/\d+/g) ?? [], (number) => messages[Number(number)])

/** Texts outside messages: names of towns, owners, languages and settings, and the values of settings. */
const names = new Set(
  [
    brand,
    ...Object.values(towns).flatMap((each) => each.map(({ name }) => name)),
    ...Object.values(people).map(({ name }) => name),
    ...Object.values(languages).flatMap(({ code, localName }) => [code, localName]),
    ...settings.map(([name]) => name),
    ...Object.values(site).filter((value) => typeof value === 'string'),
  ].map(plainText),
)

describePreview('Edit the words', () => {
  test.each(exportedPages)('knows the message of every sentence of $address', ({ address }) => {
    const texts = document.createTreeWalker(readerPage(address).body, NodeFilter.SHOW_TEXT)
    const lost: string[] = []
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement
      const text = plainText(texts.currentNode.textContent)
      const isDates = /^\d+ ?– ?\d/.test(text)
      const isSentence = text.replace(/\P{L}/gu, '').length > 2 && !isDates && !names.has(text)
      if (isSentence && !element?.closest(`style, [data-edit], ${tools}`)) lost.push(text)
    }
    expect(lost).toEqual([])
  })

  test.each(exportedPages)('tells the sentences of $address apart', ({ address, locale }) => {
    for (const element of queryAll(address, '[data-edit]'))
      for (const message of messagesOf(element)) {
        const text = message?.texts[locale]?.text ?? '?'
        // Without arguments.
        if (!text.includes('{')) expect(plainText(element.textContent)).toContain(plainText(text))
      }
  })
})
