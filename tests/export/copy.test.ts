import { figureArguments } from '@/lib/business/figures'
import { cityOf, citySlugs } from '@/lib/content/cities'
import { factNames, factSentences, facts } from '@/lib/content/facts'
import { publicPages } from '@/lib/content/pages'
import { type Locale, locales } from '@/lib/i18n/locales'
import { translatorOf } from '@/lib/i18n/translate'
import { site } from '@/lib/site/site'
import { messageFiles, readMessages } from '@/scripts/messages/read'
import { exportedPages, plainText, queryAll, rawPage, readerPage, visibleText } from './exported-page'

/** Copy for a later state of a form: in the page as data, not as text. */
const later =
  /^(contact\.(form\.(sending|successInline|answer)|next|plan|chosen)|study\.answer|forms\.(errors|hints|fallback)|toasts|estimator\.(average|change|gate|thanks|again|result))/

/** Copy that depends on a setting, a fact or a date, or is part of an address or another file. */
const elsewhere =
  /^(banner|pricing\.notes\.offer|ribbon|facts|legal\.(missing|measure|notice)|chat\.message|testimonials\.watchVideo|estimator\.range)/

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

/** The elements whose text is read as one or more sentences. */
const texts = 'main :is(p, li, dd, h2, h3, td, figcaption):not(:has(p, li, dd), [data-part="no-script-note"])'

test.each(exportedPages)('$address says no sentence of eight words or more twice', ({ address }) => {
  const sentences = queryAll(address, texts)
    .flatMap((element) => plainText(element.textContent).split(/(?<=[.!?]) /))
    .filter((sentence) => /[.!?]$/.test(sentence) && sentence.split(' ').length >= 8)
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([])
})

const points = ['start', 'weeks', 'leave'] as const

/** Words that only the argument uses: what is due at first, the owner's own weeks, how one leaves. */
const topics: Partial<Record<Locale, readonly RegExp[]>> = {
  fr: [/nous verser/i, /dates .*libres|semaines restent/i, /résili|préavis/i],
  nl: [/betaalt u ons|u betaalt ons|ons niets/i, /kunt .*blokkeren|eigen weken blijven/i, /opzeg/i],
  en: [/pay us/i, /free dates|weeks stay/i, /months’ notice|leave at any/i],
}

test.each(exportedPages)(
  '$address says each point of the argument, and never in other words',
  ({ address, locale }) => {
    const t = translatorOf(locale)
    // Before a form, answers of the home page are folded.
    const main = readerPage(address).querySelector('main')?.cloneNode(true) as Element
    for (const answer of main.querySelectorAll('#contact details')) answer.remove()
    const text = visibleText(main)
    const sentences = text.split(/(?<=[.!?]) /)
    for (const [index, point] of points.entries()) {
      const wording = plainText(t(`argument.${point}`, figureArguments as never)).toLowerCase()
      const spoken = sentences.filter((sentence) => topics[locale]?.[index]?.test(sentence))
      expect([point, text.toLowerCase().includes(wording)]).toEqual([point, true])
      expect(spoken.filter((sentence) => !sentence.toLowerCase().includes(wording))).toEqual([])
    }
  },
)

test.each(exportedPages.filter(({ page }) => page !== '/contact'))(
  '$address lists what is not included once, in its table of who pays what',
  ({ address, locale }) => {
    const t = translatorOf(locale)
    const linen = facts.linen.value ?? 'owner'
    const owner = plainText(t('pays.owner.items', { linen }))
    expect(queryAll(address, '#pricing table').map(visibleText)).toEqual([expect.stringContaining(owner)])
    const items = owner.toLowerCase().split(', ')
    const texts = queryAll(address, 'main :is(p, li, dd):not(:has(p, li))').map(visibleText)
    const sentences = texts.flatMap((text) => text.toLowerCase().split(/(?<=[.!?]) /))
    // Two items in one sentence are a list. The owner's jobs are another one, and what an income is before.
    const others = [t('process.yours'), t('account.terms.costs', { linen })].map((text) =>
      plainText(text).toLowerCase(),
    )
    const lists = sentences.filter((sentence) => items.filter((item) => sentence.includes(item)).length > 1)
    expect(lists.filter((sentence) => !others.includes(sentence))).toEqual([])
  },
)
