import {
  type Location,
  type MessageFormatElement,
  type PluralElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser'
import leven from 'leven'
import { figures } from '@/lib/business/figures'
import { asJson, type Message, type Problem, problemAt } from '@/lib/files/problem'
import { type Locale, languages } from '@/lib/i18n/locales'
import { formats } from '@/lib/i18n/translate'

type Parsed = Message & { elements: MessageFormatElement[] }

/** The elements of a message, with those inside plurals and selects. */
const flat = (elements: readonly MessageFormatElement[]): MessageFormatElement[] =>
  elements.flatMap((element) => [
    element,
    ...('options' in element ? Object.values(element.options).flatMap(({ value }) => flat(value)) : []),
  ])

const formsOf = ({ options }: PluralElement) => Object.keys(options)
const isExact = (form: string) => form.startsWith('=')

/** The arguments of a message, as the languages must agree on them: `{name}`, or `{name, number}` also for a plural. */
function argumentsOf(elements: Parsed['elements']): string {
  const names = elements.flatMap((element): [string, string][] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    const { value } = element
    if (element.type === TYPE.argument) return [[value, `{${value}}`]]
    const isPlural = element.type === TYPE.plural
    const exact = isPlural ? formsOf(element).filter(isExact) : []
    return [[value, `{${[value, TYPE[isPlural ? TYPE.number : element.type], ...exact].join(', ')}}`]]
  })
  return [...new Map(names.sort()).values()].join(', ')
}

/**
 * Reports arguments, and exact forms such as `=5`, that differ from those of most languages. What is wrong in all of them is
 * an error of types (next-intl takes the arguments of a key from the French files), or stops the build.
 */
function checkNames(translations: readonly Parsed[]): Problem[] {
  const all = translations.map(({ elements }) => argumentsOf(elements))
  const usual = all.find((args, index) => all.indexOf(args) < index) ?? all[0] ?? ''
  return translations.flatMap((one, index) => {
    const text = `has ${all[index] || 'no {name}'}, the other languages ${usual || 'none'}`
    return all[index] === usual ? [] : [problemAt(one, text, `use ${usual || 'no {name}'}`)]
  })
}

const languageName = (locale: Locale) => new Intl.DisplayNames('en', { type: 'language' }).of(locale)

/** Reports plural forms that the language never uses, and those that it lacks. */
function checkPlural(message: Message, element: PluralElement): Problem[] {
  const rules = new Intl.PluralRules(languages[message.locale].intl, { type: element.pluralType })
  const categories: string[] = rules.resolvedOptions().pluralCategories
  const used = [...new Set(Array.from({ length: 101 }, (_, count) => rules.select(count)))]
  const forms = formsOf(element)
  const named = forms.filter((form) => !isExact(form))
  // `=5 {Five} other {#}` writes a number out and counts nothing.
  const lacks = named.length === 1 && forms.length > 1 ? [] : used.filter((form) => !forms.includes(form))
  const has = `${languageName(message.locale)} has ${used.join(', ')}`
  const of = (form: string) => `"${form}" for {${element.value}}`
  return [
    ...named
      .filter((form) => !categories.includes(form))
      .map((form) => problemAt(message, `has ${of(form)}`, `remove it: ${has}`)),
    ...lacks.map((form) => problemAt(message, `lacks ${of(form)}`, `add it: ${has}`)),
  ]
}

/** The figures that are counted in a unit whose word has a plural, by the unit's name in `Intl`. */
const counted = { days: 'day', months: 'month', years: 'year' } as const

/** Reports a figure in months, days or years without a plural where the word for it has one: "1 months". */
function checkCounted(message: Message, name: string): Problem[] {
  const unit = counted[figures[name as keyof typeof figures]?.unit as keyof typeof counted]
  if (!unit) return []
  const { intl } = languages[message.locale]
  const rules = new Intl.PluralRules(intl)
  const format = new Intl.NumberFormat(intl, { style: 'unit', unit, unitDisplay: 'long' })
  const wordFor = (count: number) => format.formatToParts(count).find(({ type }) => type === 'unit')?.value
  const forms = new Map([1, 2, 5, 100].map((count) => [rules.select(count), wordFor(count)]))
  if (new Set(forms.values()).size === 1) return []
  const all = Array.from(forms, ([form, word]) => `${form} {#\u00a0${word}}`).join(' ')
  const fix = `write ${asJson(`{${name}, plural, ${all}}`)}`
  return [problemAt(message, `counts {${name}} without a plural`, fix)]
}

const lengths = ['short', 'medium', 'long', 'full']

/** The formats that next-intl knows by name. Its `currency` has no currency. */
const known: Partial<Record<TYPE, readonly string[]>> = {
  [TYPE.number]: [...Object.keys(formats.number), 'integer', 'percent'],
  [TYPE.date]: lengths,
  [TYPE.time]: lengths,
}

/** The name of a format, `::` and all for a skeleton; null if there is none, or next-intl understands the skeleton. */
function formatName(element: MessageFormatElement): string | null {
  if (!('style' in element) || !element.style) return null
  const { style } = element
  if (typeof style === 'string') return style
  if (Object.keys(style.parsedOptions).length > 0) return null
  return `::${'pattern' in style ? style.pattern : style.tokens.map(({ stem }) => stem).join(' ')}`
}

/** Reports a format that next-intl does not know, which would show the value without it: 1.000 for € 1.000. */
function checkFormat(message: Message, element: MessageFormatElement): Problem[] {
  const name = formatName(element)
  const names = known[element.type]
  if (name === null || !names || names.includes(name) || !('value' in element)) return []
  const distance = (one: string) => leven(one, name.toLowerCase())
  const [right] = names.toSorted((one, other) => distance(one) - distance(other))
  const text = `gives {${element.value}} the format ${name}, which pages do not know`
  return [problemAt(message, text, `write {${element.value}, ${TYPE[element.type]}, ${right}}`)]
}

/** Reports languages that show no amount as the others do, because a translator has removed its format. */
function checkAmounts(translations: readonly Parsed[]): Problem[] {
  const amountIn = ({ elements }: Parsed) =>
    elements.find((element) => element.type === TYPE.number && element.style === 'euros')
  const bare = translations.filter((one) => !amountIn(one))
  const [model] = translations.flatMap((one) => amountIn(one) ?? [])
  if (!model || !('value' in model) || 2 * bare.length >= translations.length) return []
  const amount = `{${model.value}, number, euros}`
  return bare.map((one) =>
    problemAt(one, `has no ${amount}, which the other languages have`, `write ${amount}`),
  )
}

/** What to do about an error of the parser, by words of its name. */
const fixes = {
  TAG: 'remove the <: pages show no tags',
  OTHER: 'end the forms with other {…}',
  ARGUMENT_TYPE: 'write number, date or plural, in English, after the comma',
}

/** Reports mistakes in the arguments and plurals of a message in all languages, as the page parses it. */
export function checkArguments(translations: readonly Message[]): Problem[] {
  const problems: Problem[] = []
  const all = translations.flatMap((message): Parsed[] => {
    try {
      return [{ ...message, elements: flat(parse(message.text)) }]
    } catch (error) {
      const { message: name, location } = error as Error & { location: Location }
      const from = asJson(message.text.slice(location.start.offset, location.start.offset + 20))
      const [, fix = 'write {name} or {name, number}, and close every {'] =
        Object.entries(fixes).find(([word]) => name.includes(word)) ?? []
      const text = `is not a valid message (${name.toLowerCase().replaceAll('_', ' ')}) at ${from}`
      problems.push(problemAt(message, text, fix))
      return []
    }
  })
  for (const message of all)
    for (const element of message.elements) {
      problems.push(...checkFormat(message, element))
      if (element.type === TYPE.plural) problems.push(...checkPlural(message, element))
      else if (element.type === TYPE.argument || element.type === TYPE.number)
        problems.push(...checkCounted(message, element.value))
    }
  return problems.length > 0 ? problems : [...checkNames(all), ...checkAmounts(all)]
}
