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

/** The sentence that says who answers the phone and from where, as far as it is known. */
function whoAnswers(t: Translator, locale: Locale, facts: Facts): string[] {
  const [people, town] = [facts.people?.[locale] ?? '', facts.town?.[locale] ?? '']
  if (!people && !town) return []
  return [t(`facts.caller.${people && town ? 'both' : people ? 'people' : 'town'}`, { people, town })]
}

/** What is known of the team, for the card of the contact section: sentences; empty if nothing is known. */
export const teamSentences = (t: Translator, locale: Locale, facts: Facts = site.facts): string =>
  [
    ...whoAnswers(t, locale, facts),
    ...(facts.languages ? [t('facts.team.languages', { languages: facts.languages[locale] })] : []),
    ...(facts.hours ? [t('facts.team.hours', { hours: facts.hours[locale] })] : []),
  ].join(' ')

/** Whether sentences that promise an answer within hours add when those hours run, for messages. */
export const answerArguments = ({ hours }: Facts = site.facts) =>
  ({ hours: hours ? 'known' : 'unknown' }) as const

/** When we can be reached and who answers, as far as it is known, without labels. */
export const reachFacts = (locale: Locale, { hours, people }: Facts = site.facts): string[] =>
  [hours?.[locale], people?.[locale]].filter((text) => text !== undefined)

/**
 * What a visitor of the gate wants to know of a call, as far as it is known: who calls and from where, then when, in which
 * languages and from which number. Sentences, of which any part may be missing; empty if nothing is known.
 */
export function callerSentences(
  t: Translator,
  locale: Locale,
  { facts, phone }: Pick<Site, 'facts' | 'phone'> = site,
): string {
  const { hours, languages, callsFrom } = facts
  const parts = [
    ...(hours ? [t('facts.caller.hours', { hours: hours[locale] })] : []),
    ...(languages ? [t('facts.caller.languages', { languages: languages[locale] })] : []),
    ...(callsFrom ? [t('facts.caller.phone', { phone: formatPhone(phone, locale) })] : []),
  ]
  return [
    ...whoAnswers(t, locale, facts),
    ...(parts.length > 0 ? [t('facts.caller.call', { parts: parts.join(', ') })] : []),
  ].join(' ')
}
