import type { Unit } from '@/lib/business/figures'
import { type Locale, languages } from '@/lib/i18n/locales'
import type { Message } from './message'
import { parseMessage, replaceSpans, type Span } from './syntax'

/** The words after a number that show its unit, as alternatives of a regular expression. */
export const unitWords = {
  percent: { fr: 'pour cent', nl: 'procent', en: 'per ?cent' },
  hours: { fr: 'h|heures?', nl: 'u|uur|uren', en: 'hrs?|hours?' },
  minutes: { fr: 'minutes?', nl: 'minuten|minuut', en: 'minutes?' },
  months: { fr: 'mois', nl: 'maand(?:en)?', en: 'months?' },
  years: { fr: 'ans?|années?', nl: 'jaar|jaren', en: 'years?' },
  times: { fr: 'fois', nl: 'keer|maal', en: 'times' },
  properties: { fr: 'logements?|biens?', nl: 'woningen|huizen', en: 'properties|homes' },
} as const satisfies Partial<Record<Unit, Record<Locale, string>>>

/** The start of a text with a word of the unit in any language ("2 hours", "2-hour"), or one of these other signs of it. */
function unitPattern(unit: keyof typeof unitWords, ...signs: string[]): RegExp {
  const words = Object.values(unitWords[unit]).join('|')
  return new RegExp(`^-?(?:${[`(?:${words})(?!\\p{L})`, ...signs].join('|')})`, 'u')
}

const hours = unitPattern('hours', '[:.]00(?!\\d)')

const unitSigns: Record<Unit, RegExp> = {
  percent: unitPattern('percent', '%'),
  hours,
  'o’clock': hours,
  minutes: unitPattern('minutes', 'min(?!\\p{L})'),
  // "7 days a week" is an idiom, and no other figure is in days.
  days: /(?!)/,
  months: unitPattern('months'),
  years: unitPattern('years'),
  euros: /^(€|euros?|EUR)/,
  times: unitPattern('times', 'x(?!\\p{L})'),
  properties: unitPattern('properties'),
}
const units = Object.keys(unitSigns) as Unit[]

/** Units of measures that are not business figures. */
const otherUnit = /^(m|km|ha|m²|km²|kilom\p{L}*|hectares?|°)(?!\p{L})/u

/** "24/7", "24 h/24" and "7 j/7" mean always, and "1 h 35" is a journey. None of them quotes a figure. */
const idiom = /\d+ ?[hju]?\/\d+|\d+ ?(h|hrs?|u|uur) ?\d\d\b/g

/** The separator of thousands (1 500, 1.500, 1,500) for a regular expression. Any space becomes an ordinary one. */
export function thousandsOf(locale: Locale): string {
  const parts = new Intl.NumberFormat(languages[locale].intl).formatToParts(100_000)
  const group = parts.find(({ type }) => type === 'group')?.value ?? ''
  return `[${group.replace(/\s/, ' ')}]`
}

/**
 * A number typed in a message. `units` has every unit of a business figure that fits. `isBare` is true if the number
 * has no unit at all: "20 km" has no unit of a business figure and is not bare.
 */
export type TypedNumber = Span & { value: number; units: readonly Unit[]; isBare: boolean }

/** The whole numbers of a message outside its arguments. The number of a name such as "GR13" is not one. */
export function typedNumbers({ locale, text }: Message): TypedNumber[] {
  const words = parseMessage(text).literals.map((span) => ({ ...span, by: text.slice(span.start, span.end) }))
  // Arguments and idioms are masked with the same length, so that offsets stay valid.
  const plain = replaceSpans('|'.repeat(text.length), words)
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(idiom, (found) => '|'.repeat(found.length))
  const number = new RegExp(
    `(?<![\\p{L}\\d_.,-])\\d{1,3}(${thousandsOf(locale)}\\d{3})+(?!\\d)|(?<![\\p{L}\\d_.,:])\\d+(?![\\d_])(?![.,]\\d)`,
    'gu',
  )
  return [...plain.matchAll(number)].map((match) => {
    const [start, end] = [match.index, match.index + match[0].length]
    const before = plain.slice(0, start)
    const after = plain.slice(end).replace(/^\+/, '').trimStart()
    const fitting = units.filter(
      (unit) => unitSigns[unit].test(after) || (unit === 'euros' && /€ ?$/.test(before)),
    )
    const isBare = fitting.length === 0 && !otherUnit.test(after)
    return { start, end, value: Number(match[0].replace(/\D/g, '')), units: fitting, isBare }
  })
}
