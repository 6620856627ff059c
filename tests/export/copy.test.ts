import { addresses } from '@/lib/content/pages'
import { locales } from '@/lib/i18n/locales'
import { loadMessages } from '@/lib/i18n/messages'
import { readMessages } from '@/scripts/messages/read'
import { syntaxOf } from '@/scripts/messages/syntax'
import { plainText, readerPage } from './exported-page'

/** Copy that comes with a state, a date, a setting or another file, and is not in the pages as they are built. */
const later = ['banner.', 'contact.plan', 'ribbon.']

/** Finds a message in a page whatever its arguments are; null when a plural or a tag decides its words. */
function patternOf(text: string): RegExp | null {
  const syntax = syntaxOf(text)
  if (
    'error' in syntax ||
    syntax.args.some(({ start, end }) => /plural|select|^</.test(text.slice(start, end)))
  )
    return null
  const words = syntax.words.map(({ start, end }) =>
    plainText(text.slice(start, end)).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  )
  return new RegExp(words.join('.*'))
}

/** Everything a page says: its text, and what assistive technology, search results and social networks read. */
function saidOn(address: string): string {
  const { documentElement: page } = readerPage(address)
  const attributes = ['aria-label', 'alt', 'placeholder', 'title', 'content']
  const named = attributes.flatMap((name) =>
    [...page.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
  )
  return [page.textContent, ...named].map(plainText).join('\n')
}

test.each(locales)('every sentence of %s stands on a page of the language', (locale) => {
  const own = addresses.filter((address) => address.locale === locale)
  const said = [...own.map((address) => saidOn(address.public)), saidOn('/404')].join('\n')
  const { messages } = readMessages([{ locale, file: locale, content: JSON.stringify(loadMessages(locale)) }])
  const expected = messages.filter(({ key }) => !later.some((start) => key.startsWith(start)))
  const missing = expected.filter(({ text }) => patternOf(text)?.test(said) === false)
  expect(missing.map(({ key, text }) => `${key}: ${text}`)).toEqual([])
})
