import type { Locale } from '@/lib/i18n/locales'
import type { Unit } from './known-figures'

/** A number typed in a text; `unit` is null for a bare number and 'other' for one that measures something else. */
export type TypedNumber = { start: number; end: number; value: number; unit: Unit | 'other' | null }

/** What may follow a number, in the three languages. */
const unitWords: [unit: Unit | 'other', words: RegExp][] = [
  ['percent', /^(%|pour cent|procent|per ?cent)/],
  ['hours', /^(h|heures?|hrs?|hours?|u|uur|uren)\b|^[:.]00\b/],
  ['minutes', /^min(utes?|uten|uut)?\b/],
  ['months', /^(mois|maand(en)?|months?)\b/],
  ['years', /^(ans?|années?|jaar|jaren|years?)(?!\p{L})/u],
  ['days', /^(jours?|dag(en)?|days?)\b/],
  ['nights', /^(nuits?|nacht(en)?|nights?)\b/],
  ['euros', /^(€|euros?|EUR)/],
  ['times', /^(fois|keer|maal|times|x)\b/],
  ['properties', /^(logements?|biens?|woningen|huizen|properties|homes)\b/],
  ['other', /^(m|km|ha|m²|km²|kilom\p{L}*|hectares?|°)(?!\p{L})/u],
]

/** "24/7", "24 h/24" and "7 j/7" mean always, "1 h 35" is a journey: none of them quotes a figure. */
const idiom = /\d+ ?[hju]?\/\d+|\d+ ?(h|hrs?|u|uur) ?\d\d\b/g

/** How each language groups thousands: 1 500, 1.500, 1,500. */
const thousands: Record<Locale, string> = { fr: ' ', nl: '\\.', en: ',' }

/** Finds the whole numbers of a text, each with its unit. A number of a name such as "GR13" is none. */
export function typedNumbers(locale: Locale, text: string): TypedNumber[] {
  // Every space an ordinary one, idioms blotted out; of the same length, so that places stay right.
  const plain = text.replace(/[\u00a0\u202f]/g, ' ').replace(idiom, (found) => '_'.repeat(found.length))
  const number = new RegExp(
    `(?<![\\p{L}\\d_.,-])\\d{1,3}(${thousands[locale]}\\d{3})+(?!\\d)|(?<![\\p{L}\\d_.,])\\d+(?![\\d_])(?![.,]\\d)`,
    'gu',
  )
  return [...plain.matchAll(number)].map((match) => {
    const start = match.index
    const end = start + match[0].length
    const after = plain.slice(end).replace(/^\+/, '').trimStart()
    const unit = unitWords.find(([, words]) => words.test(after))?.[0]
    const euroSign = /€ ?$/.test(plain.slice(0, start))
    return {
      start,
      end,
      value: Number(match[0].replace(/\D/g, '')),
      unit: unit ?? (euroSign ? 'euros' : null),
    }
  })
}
