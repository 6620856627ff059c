import { translatorOf } from '@/lib/build/translate'
import { figureArguments } from '@/lib/business/figures'
import { facts } from '@/lib/content/facts'
import type { Locale } from '@/lib/i18n/locales'
import { exportedPages, plainText, queryAll, readerPage, visibleText } from './exported-page'

const points = ['start', 'weeks', 'leave'] as const

/** Words that only the argument uses: what is due at first, the owner's own weeks, how one leaves. */
const topics: Partial<Record<Locale, readonly RegExp[]>> = {
  fr: [/nous verser/i, /dates .*libres|semaines restent/i, /résili|préavis/i],
  nl: [/betaalt u ons|u betaalt ons|ons niets/i, /kunt .*blokkeren|eigen weken blijven/i, /opzeg/i],
  en: [/pay us/i, /free dates|weeks stay/i, /months’ notice|leave at any/i],
}

describe.each(exportedPages)('$address', ({ address, locale }) => {
  const t = translatorOf(locale)
  const said = (key: Parameters<typeof t>[0]) => plainText(t(key, figureArguments as never))
  // Before a form, answers of the home page are folded.
  const main = readerPage(address).querySelector('main')?.cloneNode(true) as Element
  for (const answer of main.querySelectorAll('#contact details')) answer.remove()
  const text = visibleText(main)

  test('says each point of the argument, and never in other words', () => {
    const sentences = text.split(/(?<=[.!?]) /)
    for (const [index, point] of points.entries()) {
      const wording = said(`argument.${point}`).toLowerCase()
      const spoken = sentences.filter((sentence) => topics[locale]?.[index]?.test(sentence))
      expect([point, text.toLowerCase().includes(wording)]).toEqual([point, true])
      expect(spoken.filter((sentence) => !sentence.toLowerCase().includes(wording))).toEqual([])
    }
  })
})

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
