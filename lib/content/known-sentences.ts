import { type Locale, languages } from '../i18n/locales'
import type { Translator } from '../i18n/translate'
import { type Team, team } from './team'
import { type TermName, type Terms, terms } from './terms'

/** The sentences of these terms, in their order, without those that are not set. */
export function termSentences(
  t: Translator,
  locale: Locale,
  names: readonly TermName[],
  known: Terms = terms,
): string[] {
  const { vat, linen, supplies, ownStay, payoutDay, keys, survey } = known
  const sentences: Record<TermName, string | undefined> = {
    vat: vat && t('terms.sentences.vat', { vat }),
    linen: linen && t('terms.sentences.linen', { payer: linen }),
    supplies: supplies && t('terms.sentences.supplies', { payer: supplies }),
    ownStay: ownStay && t('terms.sentences.ownStay', { price: ownStay }),
    payoutDay: payoutDay === undefined ? undefined : t('terms.sentences.payoutDay', { day: payoutDay }),
    keys: keys?.[locale],
    survey: survey && t('terms.sentences.survey', { ...survey, year: String(survey.year) }),
  }
  return names.flatMap((name) => sentences[name] ?? [])
}

/** A list in words: "français, anglais et néerlandais". */
export function languagesInWords(spoken: readonly Locale[], locale: Locale): string {
  const { intl } = languages[locale]
  const names = new Intl.DisplayNames(intl, { type: 'language' })
  return new Intl.ListFormat(intl).format(spoken.map((one) => names.of(one) ?? one))
}

/** Who answers, in which languages and when, as far as it is known. */
export function teamSentences(t: Translator, locale: Locale, known: Team = team): string[] {
  const spoken = known.languages && languagesInWords(known.languages, locale)
  const hours = known.hours?.[locale]
  return [
    ...(spoken ? [t('team.speaks', { languages: spoken })] : []),
    ...(hours ? [t('team.reachable', { hours })] : []),
  ]
}
