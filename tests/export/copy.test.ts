import { cityOf, citySlugs } from '@/lib/content/cities'
import { factNames, factSentences, facts } from '@/lib/content/facts'
import { publicPages } from '@/lib/content/pages'
import { locales } from '@/lib/i18n/locales'
import { translatorOf } from '@/lib/i18n/translate'
import { site } from '@/lib/site/site'
import { messageFiles, readMessages } from '@/scripts/messages/read'
import { plainText, rawPage, readerPage } from './exported-page'

/** Copy for a later state of a form: in the page as data, not as text. */
const later =
  /^(contact\.(form\.(sending|successInline|answer)|next|plan|chosen)|study\.answer|forms\.(errors|hints|fallback)|toasts|estimator\.(average|change|gate|thanks|again|result))/

/** Copy that depends on a setting, a fact or a date, or is part of an address or another file. */
const elsewhere =
  /^(banner|pricing\.notes\.offer|ribbon|facts|legal\.(missing|measure|notice)|chat\.message|testimonials\.watch|estimator\.range)/

/** All text of a page, including the text for assistive technology, search results and social networks. */
function saidOn(address: string): string {
  const { documentElement: page } = readerPage(address)
  const attributes = ['aria-label', 'alt', 'placeholder', 'title', 'content']
  const named = attributes.flatMap((name) =>
    [...page.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
  )
  return [page.textContent, ...named].map(plainText).join('\n')
}

/** The page with its JSON data unescaped, as scripts will show it. */
const handedOver = (address: string) => plainText(rawPage(address).replace(/\\+"/g, '"'))

/** Matches a message as pages print it: anything may be in place of an argument. */
function patternOf(text: string): RegExp {
  const literals = plainText(text).split(/\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/)
  return new RegExp(literals.map((literal) => literal.replace(/[.*+?^$()|[\]\\]/g, '\\$&')).join('.{1,80}?'))
}

/** Production leaves out the links that are not set, and their copy. */
const isComplete = site.deploy !== 'production' || site.unsetSettings.length === 0

const testIfComplete = isComplete ? test : test.skip

testIfComplete.each(locales)('every sentence of %s is on a page of the language', (locale) => {
  const own = publicPages.filter((one) => one.locale === locale).map((one) => one.public)
  const said = [...own, '/404'].map(saidOn).join('\n')
  const held = own.map(handedOver).join('\n')
  const { messages } = readMessages(messageFiles(locale))
  const blocks = new Set(factNames.flatMap((name) => facts[name].block ?? []))
  const known = [...blocks].flatMap((block) => factSentences(translatorOf(locale), locale, block))
  expect(known.filter((sentence) => !said.includes(plainText(sentence)))).toEqual([])
  const hasMorvanStats = citySlugs.some((slug) => cityOf(slug).morvanStats?.includes(locale))
  const expected = messages.filter(
    ({ key }) => !elsewhere.test(key) && (hasMorvanStats || !key.startsWith('morvanStats.')),
  )
  const missing = expected.filter(({ key, text }) => !patternOf(text).test(later.test(key) ? held : said))
  expect(missing.map(({ key, text }) => `${key}: ${text}`)).toEqual([])
})
