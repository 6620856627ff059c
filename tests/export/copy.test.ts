import { addresses } from '@/lib/content/pages'
import { locales } from '@/lib/i18n/locales'
import { loadMessages } from '@/lib/i18n/messages'
import { readMessages } from '@/scripts/messages/read'
import { syntaxOf } from '@/scripts/messages/syntax'
import { plainText, rawPage, readerPage } from './exported-page'

/** Copy that comes with a state of a form: the page holds it for the script, and shows it to nobody yet. */
const later =
  /^(contact\.(form\.(sending|successInline)|next|plan)|study\.sentToast|forms\.(errors|hints|fallback)|toasts|estimator\.(gate|thanks|blurred|share|another))/

/** Copy that depends on a setting, a fact or a date, or that stands in an address or another file. */
const elsewhere =
  /^(banner|pricing\.notes\.offer|ribbon|team|terms|legal\.(missing|measure|facts)|chat\.message|testimonials\.watchVideo|estimator\.range)/

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
  return new RegExp(words.join('.{0,40}'))
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

/** What a page hands to its scripts, as they will show it. */
const handedOver = (address: string) => plainText(rawPage(address).replace(/\\+"/g, '"'))

test.each(locales)('every sentence of %s stands on a page of the language', (locale) => {
  const own = addresses.filter((address) => address.locale === locale).map((address) => address.public)
  const said = [...own, '/404'].map(saidOn).join('\n')
  const held = own.map(handedOver).join('\n')
  const { messages } = readMessages([{ locale, file: locale, content: JSON.stringify(loadMessages(locale)) }])
  const expected = messages.filter(
    ({ key }) => !elsewhere.test(key) && (locale === 'nl' || !key.startsWith('morvanStats.')),
  )
  const missing = expected.filter(
    ({ key, text }) => patternOf(text)?.test(later.test(key) ? held : said) === false,
  )
  expect(missing.map(({ key, text }) => `${key}: ${text}`)).toEqual([])
})
