import { figures, type Unit } from '@/lib/business/figures'
import { cities, citySlugs } from '@/lib/content/cities'
import { people, personKeys } from '@/lib/content/people'
import { languages } from '@/lib/i18n/locales'
import { type Message, type Problem, problemAt } from './message'

type Figure = { argument: string; value: number; unit: Unit }

const amount = (argument: string, value: number): Figure => ({ argument, value, unit: 'euros' })

/** The figures that any message may use, each with its argument. */
const general = Object.entries(figures).map(
  ([argument, { value, unit }]): Figure => ({ argument, value, unit }),
)

/** Those of cities and owners, which few messages may use. */
const special: Figure[] = [
  ...Object.values(cities).flatMap(({ income, properties }) => [
    amount('min', income.min),
    amount('max', income.max),
    { argument: 'count', value: properties, unit: 'properties' as const },
  ]),
  ...Object.values(people).flatMap((person) => [
    amount('beforeRevenue', person.beforeRevenue),
    amount('afterRevenue', person.afterRevenue),
  ]),
]

const entry = new RegExp(`\\b(?:${[...citySlugs, ...personKeys].join('|')})\\b`, 'g')

/** Returns the messages that may use an argument: those of the key in a language that does, and of other cities or owners. */
function mayUse(messages: readonly Message[]) {
  const kindOf = ({ key }: Message) => key.replace(entry, '*')
  const uses = messages.flatMap((message) =>
    Array.from(message.text.matchAll(/\{(\w+)/g), ([, argument]) => `${kindOf(message)} ${argument}`),
  )
  const used = new Set(uses)
  return (message: Message, argument: string) => used.has(`${kindOf(message)} ${argument}`)
}

/** A number, with its separators of thousands. */
const number = /(?<![\p{L}\d.,:])(?:\d{1,3}(?:[ .,\u00a0\u202f]\d{3})+|\d+)(?!\d)/gu

/** How the languages write a unit of `Intl`: "heures", "uur", "hours", "h", "u". */
const wordsFor = (unit: string) =>
  Object.values(languages)
    .flatMap(({ intl }) =>
      (['long', 'narrow'] as const).flatMap((unitDisplay) =>
        [1, 2].map((count) =>
          new Intl.NumberFormat(intl, { style: 'unit', unit, unitDisplay }).format(count),
        ),
      ),
    )
    .map((text) => text.replace(/[\s\d.]/g, ''))
    .join('|')

/** How copy writes each unit, in all languages. */
const unitWords: Record<Unit, string> = {
  percent: '%|pour cent|procent|per ?cent|Prozent',
  euros: '€|euros?|EUR',
  hours: `${wordsFor('hour')}|uren|hrs?`,
  'o’clock': '[:.]00|h|heures?|u|uur|Uhr',
  minutes: wordsFor('minute'),
  days: wordsFor('day'),
  months: wordsFor('month'),
  years: wordsFor('year'),
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

/** Reports each number with a unit that equals a figure of lib with this unit, and € signs, whose place the language decides. */
export function checkFigures(messages: readonly Message[], all = general, ofEntries = special): Problem[] {
  const isFilledIn = mayUse(messages)
  return messages.flatMap((message) => {
    const own = ofEntries.filter(({ argument }) => isFilledIn(message, argument))
    return checkMessage(message, [...all, ...own])
  })
}

function checkMessage(message: Message, known: readonly Figure[]): Problem[] {
  const typedFigures = [...message.text.matchAll(number)].flatMap(({ 0: typed, index }) => {
    const [before, after] = [message.text.slice(0, index), message.text.slice(index + typed.length)]
    const names = known
      .filter(({ value, unit }) => value === Number(typed.replace(/\D/g, '')) && hasUnit(unit, before, after))
      .map(({ argument, unit }) => (unit === 'euros' ? `{${argument}, number, euros}` : `{${argument}}`))
    if (names.length === 0) return []
    const fix = `write ${[...new Set(names)].join(' or ')} instead of ${typed}`
    return [problemAt(message, `types a figure of lib by hand: ${typed}`, fix)]
  })
  if (!message.text.includes('€')) return typedFigures
  return [
    ...typedFigures,
    problemAt(message, 'has €', 'remove it, and write {name, number, euros} for the amount'),
  ]
}
