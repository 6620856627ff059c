import { figures, type Unit } from '@/lib/business/figures'
import { cities } from '@/lib/content/cities'
import { people } from '@/lib/content/people'
import { languages } from '@/lib/i18n/locales'
import type { Message, Problem } from './message'

type Figure = { argument: string; value: number; unit: Unit }

const amounts = (values: Record<string, number>): Figure[] =>
  Object.entries(values).map(([name, value]) => ({ argument: name, value, unit: 'euros' }))

/** Every figure of lib, with the argument that messages use for it. */
const knownFigures: readonly Figure[] = [
  ...Object.entries(figures).map(([argument, { value, unit }]) => ({ argument, value, unit })),
  ...Object.values(cities).flatMap(({ income, properties }): Figure[] => [
    ...amounts(income),
    { argument: 'count', value: properties, unit: 'properties' },
  ]),
  ...Object.values(people).flatMap(({ beforeRevenue, afterRevenue }) =>
    amounts({ beforeRevenue, afterRevenue }),
  ),
]

/** A number, with its separators of thousands. */
const number = /(?<![\p{L}\d.,:])(?:\d{1,3}(?:[ .,\u00a0\u202f]\d{3})+|\d+)(?!\d)/gu

const displays = ['long', 'short', 'narrow'] as const

/** How every language writes a unit of `Intl`. */
const wordsFor = (unit: string) =>
  Object.values(languages).flatMap(({ intl }) =>
    displays.flatMap((unitDisplay) =>
      [1, 2, 5].flatMap((count) =>
        new Intl.NumberFormat(intl, { style: 'unit', unit, unitDisplay })
          .formatToParts(count)
          .flatMap(({ type, value }) => (type === 'unit' ? [value.replace('.', '\\.')] : [])),
      ),
    ),
  )
const withIntl = (unit: string, others: string) =>
  [...new Set([...wordsFor(unit), ...others.split('|')])].join('|')

/** How copy writes each unit, in all languages: as Intl does, or by another word. */
const unitWords: Record<Unit, string> = {
  percent: '%|pour cent|procent|per ?cent|Prozent',
  euros: '€|euros?|EUR',
  hours: withIntl('hour', 'h|u|uren|hrs?'),
  'o’clock': '[:.]00|h|heures?|u|uur|Uhr',
  minutes: withIntl('minute', 'min'),
  days: withIntl('day', 'dag'),
  months: withIntl('month', 'months?'),
  years: withIntl('year', 'années?|ans?'),
  times: 'x|fois|keer|maal|times|mal',
  properties: 'logements?|biens?|woningen|huizen|properties|homes',
}

/** The end of a range ("2 à 3 fois"), because the unit of its start comes after it. */
const rangeEnd =
  '(?:\\s(?:à|et|ou|tot|en|of|to|and|or)\\s|\\s?[-–]\\s?)(?:\\{[^}]*\\}|[\\d., \u00a0\u202f]*\\d)'

/** "24 h/24", "24 heures sur 24" and "24 hours a day" mean always, and "2 h 30" is a journey. None is a figure. */
const idiom = '\\s?/|\\s?\\d|\\s(?:sur|op)\\s\\d|\\s(?:par jour|per dag|a day)'

/** Whether a figure with this unit can be between these two texts. */
function hasUnit(unit: Unit, before: string, after: string): boolean {
  const sign = new RegExp(`^\\+?(?:${rangeEnd})?[\\s-]?(?:${unitWords[unit]})(?!\\p{L}|${idiom})`, 'u')
  return sign.test(after) || (unit === 'euros' && /€\s?$/.test(before))
}

/** Reports each number with a unit that equals a figure of lib with this unit: it must be the argument. */
export function checkFigures({ file, key, text }: Message): Problem[] {
  return [...text.matchAll(number)].flatMap(({ 0: typed, index }) => {
    const [before, after] = [text.slice(0, index), text.slice(index + typed.length)]
    const value = Number(typed.replace(/\D/g, ''))
    const names = knownFigures
      .filter((figure) => figure.value === value && hasUnit(figure.unit, before, after))
      .map(({ argument, unit }) => (unit === 'euros' ? `{${argument}, number}` : `{${argument}}`))
    const fix = `write ${[...new Set(names)].join(' or ')} instead of ${typed}`
    return names.length > 0 ? [{ file, key, text: `types a figure of lib by hand: ${typed}`, fix }] : []
  })
}
