import { formatPhone } from '../i18n/format-phone'
import type { Locale } from '../i18n/locales'
import type { Translator } from '../i18n/translator'
import { type Site, site } from './site'

type Facts = Site['facts']

/** The facts whose sentence ends a block, with that block. Pages show nothing of a fact that is unknown. */
const blocks = {
  // It follows the first range of a page.
  month: 'income',
  vat: 'pricing',
  linen: 'faq.cleaning',
  supplies: 'faq.cleaning',
  ownStay: 'faq.cleaning',
  payoutDay: 'guarantees.payments',
  keys: 'faq.keys',
  survey: 'guarantees.service',
} as const satisfies Partial<Record<keyof Facts, string>>

/** The facts that have a sentence, in the order in which it is said. */
export const saidFacts = Object.keys(blocks) as (keyof typeof blocks)[]

/** The value of a fact in a language; null if it is unknown. */
function factIn(facts: Facts, locale: Locale, name: Exclude<keyof Facts, 'callsFrom'>) {
  const value = facts[name]
  return typeof value === 'object' && value !== null ? value[locale] : value
}

/** The sentences of the known facts of a block. */
export const factSentences = (
  t: Translator,
  locale: Locale,
  block: string,
  facts: Facts = site.facts,
): string[] =>
  saidFacts
    .filter((name) => blocks[name] === block)
    .flatMap((name) => {
      const value = factIn(facts, locale, name)
      // The sentences have different types of value, and TypeScript asks for one that fits all of them.
      return value === null ? [] : [t(`facts.sentences.${name}`, { value } as never)]
    })

type TeamFact = 'people' | 'town' | 'languages' | 'hours'

/** The known facts of these names, each with its label. */
const labelled = (t: Translator, locale: Locale, facts: Facts, names: readonly TeamFact[]) =>
  names.flatMap((name) => {
    const text = factIn(facts, locale, name)
    return text ? [{ label: t(`facts.labels.${name}`), text }] : []
  })

/** A line of the card of the contact section; `lang` is set if its text is not in the language of the page. */
type TeamLine = { label: string; text: string | number; lang?: Locale }

/** What is known of the team, each with its label, for the card of the contact section. */
export const teamFacts = (
  t: Translator,
  locale: Locale,
  { facts, legal }: Pick<Site, 'facts' | 'legal'> = site,
): TeamLine[] => [
  ...labelled(t, locale, facts, ['people', 'town', 'languages', 'hours']),
  ...(legal.licence ? [{ label: t('facts.licence'), text: legal.licence, lang: 'fr' as const }] : []),
]

/** Whether sentences that promise an answer within hours add when those hours run, for messages. */
export const answerArguments = ({ hours }: Facts = site.facts) =>
  ({ hours: hours ? 'known' : 'unknown' }) as const

/** When we can be reached and who answers, as far as it is known, without labels. */
export const reachFacts = (t: Translator, locale: Locale, { facts }: Pick<Site, 'facts'> = site) =>
  labelled(t, locale, facts, ['hours', 'people']).map(({ text }) => text)

/**
 * What a visitor of the gate wants to know of a call, as far as it is known: who calls and from where, then when, in which
 * languages and from which number. Sentences, of which any part may be missing; empty if nothing is known.
 */
export function callerSentences(
  t: Translator,
  locale: Locale,
  { facts, phone }: Pick<Site, 'facts' | 'phone'> = site,
): string {
  const textOf = (name: TeamFact) => facts[name]?.[locale] ?? ''
  const [people, town, hours, languages] = [
    textOf('people'),
    textOf('town'),
    textOf('hours'),
    textOf('languages'),
  ]
  const who = people && town ? 'both' : people ? 'people' : 'town'
  const parts = [
    hours,
    languages && t('facts.caller.languages', { languages }),
    facts.callsFrom ? t('facts.caller.phone', { phone: formatPhone(phone, locale) }) : '',
  ].filter(Boolean)
  const sentences = [
    people || town ? t(`facts.caller.${who}`, { people, town }) : '',
    parts.length > 0 ? t('facts.caller.call', { parts: parts.join(', ') }) : '',
  ]
  return sentences.filter(Boolean).join(' ')
}
