import type { Messages } from 'next-intl'
import type { Locale } from '../i18n/locales'
import type { Translator } from '../i18n/translator'

type Words = Record<Locale, string>

/** A fact whose sentence ends a block, or null if it has no sentence. Pages show nothing of a fact without a value. */
const fact = <Value extends string | number | Words = Words>(block: string | null, value?: Value) => ({
  block,
  value,
})

/** What only the client knows. The sentence of each fact is in `facts.sentences` of the messages. */
export const facts = {
  /** What a month of an income is: the average of twelve months, or one in season. Its sentence follows the first range of a page. */
  month: fact<'year' | 'season'>('income'),
  /** Whether the commissions include VAT. */
  vat: fact<'included' | 'added'>('pricing'),
  /** Who pays for linen. */
  linen: fact<'guest' | 'owner'>('faq.cleaning'),
  /** Who pays for consumables such as soap and coffee. */
  supplies: fact<'company' | 'owner'>('faq.cleaning'),
  /** How cleaning after the owner's own stay is charged. */
  ownStay: fact<'guestFee' | 'quote' | 'included'>('faq.cleaning'),
  /** Day of the month on which the income of the month before is paid out. */
  payoutDay: fact<number>('guarantees.payments'),
  /** How keys and codes are kept: "in a locked key safe". */
  keys: fact('faq.keys'),
  /** The source of the satisfaction rate: "2026 survey, 40 answers from guests". */
  survey: fact('guarantees.service'),
  /** The languages that the team speaks: "French, English and Dutch". */
  languages: fact(null),
  /** Office hours: "from Monday to Saturday, 9:00 to 19:00". */
  hours: fact(null),
  /** First names, and what each person does. */
  people: fact(null),
  /** The town of the office. */
  town: fact(null),
}

export type FactName = keyof typeof facts
type SentenceName = FactName & keyof Messages['facts']['sentences']

export const factNames = Object.keys(facts) as FactName[]

/** The facts that the client still has to give. */
export const missingFacts = () => factNames.filter((name) => facts[name].value === undefined)

/** The value of a fact in a language, or undefined if it is not set. */
function factIn(locale: Locale, name: FactName): string | number | undefined {
  const { value } = facts[name]
  return typeof value === 'object' ? value[locale] : value
}

/** The sentences of the known facts of a block, in the order of the table. */
export const factSentences = (t: Translator, locale: Locale, block: string): string[] =>
  factNames
    .filter((name): name is SentenceName => facts[name].block === block)
    .flatMap((name) => {
      const value = factIn(locale, name)
      // The sentences have different types of value, and TypeScript asks for one that fits all of them.
      return value === undefined ? [] : [t(`facts.sentences.${name}`, { value } as never)]
    })

/** What is known of the team, each with its label, for the card of the contact section. */
export const teamFacts = (t: Translator, locale: Locale, licence: string | null) =>
  [
    ...(['people', 'town', 'languages', 'hours'] as const).map((name) => ({
      label: t(`facts.labels.${name}`),
      text: factIn(locale, name),
    })),
    { label: t('facts.licence'), text: licence },
  ].filter(({ text }) => text)
