import {
  type MessageFormatElement,
  type PluralElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser'
import { figures } from '@/lib/business/figures'
import { type Locale, languages } from '@/lib/i18n/locales'
import { asJson, type Message, type Problem } from './message'
import { nearest } from './nearest'
import { withoutMarkup } from './typography'

const unitOf = (name: string) => (name in figures ? figures[name as keyof typeof figures].unit : undefined)

/** The units of figures that are counted, by their name in `Intl`. */
const counted = { days: 'day', months: 'month', years: 'year' } as const
const countedUnit = (name: string) => counted[unitOf(name) as keyof typeof counted]

/** The elements of a message, with those inside plurals and selects. */
function flat(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => [
    element,
    ...('options' in element ? Object.values(element.options).flatMap(({ value }) => flat(value)) : []),
  ])
}

type Parsed = Message & { elements: MessageFormatElement[]; error?: string }

function parsed(message: Message): Parsed {
  try {
    const elements = flat(parse(withoutMarkup(message.text)))
    const isOpen = elements.some((one) => one.type === TYPE.literal && one.value.includes('}'))
    return { ...message, elements, error: isOpen ? 'it has a } without a {' : undefined }
  } catch (error) {
    return {
      ...message,
      elements: [],
      error: (error as Error).message.toLowerCase().replaceAll('_', ' '),
    }
  }
}

/** The arguments of a message by name, as the languages must agree on them: `{name}`, or `{name, number}` also for a plural. */
function argumentsOf({ elements }: Parsed): Map<string, string> {
  const names = elements.flatMap((element): [string, string][] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    const type = element.type === TYPE.plural ? TYPE.number : element.type
    return [
      [element.value, type === TYPE.argument ? `{${element.value}}` : `{${element.value}, ${TYPE[type]}}`],
    ]
  })
  return new Map(names.sort())
}

/** Reports arguments that no code passes, with the nearest name of a figure or of another message. */
function checkNames(message: Parsed, known: ReadonlySet<string>): Problem[] {
  return [...argumentsOf(message).keys()]
    .filter((name) => !known.has(name))
    .map((name) => {
      const near = nearest(name, known)
      const fix = near ? `write {${near}}` : 'remove it, or use a name of lib/business/figures.ts'
      return { file: message.file, key: message.key, text: `has {${name}}, which is no figure or value`, fix }
    })
}

const languageName = (locale: Locale) => new Intl.DisplayNames('en', { type: 'language' }).of(locale)

const isExact = (form: string) => form.startsWith('=')

/** Reports plural forms that the language never uses, and those that it lacks. */
function checkPlural(
  { locale, file, key }: Message,
  { value, options, pluralType }: PluralElement,
): Problem[] {
  const rules = new Intl.PluralRules(languages[locale].intl, { type: pluralType })
  const used = [...new Set(Array.from({ length: 101 }, (_, count) => rules.select(count)))]
  const forms = Object.keys(options)
  const named = forms.filter((form) => !isExact(form))
  const never = named.filter((form) => !rules.resolvedOptions().pluralCategories.includes(form as 'other'))
  // `=5 {Five} other {#}` writes a number out and counts nothing.
  const writesOut = named.length === 1 && forms.length > 1
  const lacks = writesOut ? [] : used.filter((form) => !forms.includes(form))
  const has = `${languageName(locale)} has ${used.join(', ')}`
  return [
    ...never.map((form) => ({ file, key, text: `has "${form}" for {${value}}`, fix: `remove it: ${has}` })),
    ...lacks.map((form) => ({ file, key, text: `lacks "${form}" for {${value}}`, fix: `add it: ${has}` })),
  ]
}

/** Reports an exact form such as `=5` that a language lacks, but at least two others have. */
function checkExactForms(translations: readonly Parsed[]): Problem[] {
  const formsOf = ({ elements }: Parsed) =>
    elements.flatMap((one) => (one.type === TYPE.plural ? Object.keys(one.options).filter(isExact) : []))
  const all = translations.flatMap((one) => formsOf(one))
  const usual = [...new Set(all)].filter((form) => all.indexOf(form) !== all.lastIndexOf(form))
  return translations.flatMap((one) =>
    usual
      .filter((form) => one.error === undefined && !formsOf(one).includes(form))
      .map((form) => ({
        file: one.file,
        key: one.key,
        text: `lacks ${form}, which other languages have`,
        fix: `add ${form} {…} to its plural`,
      })),
  )
}

/** Reports a figure in months, days or years without a plural where the word for it has one: "1 months". */
function checkCounted({ locale, file, key, elements }: Parsed): Problem[] {
  const { intl } = languages[locale]
  const rules = new Intl.PluralRules(intl)
  return elements.flatMap((element) => {
    if (element.type !== TYPE.argument && element.type !== TYPE.number) return []
    const unit = countedUnit(element.value)
    const format = unit && new Intl.NumberFormat(intl, { style: 'unit', unit, unitDisplay: 'long' })
    if (!format) return []
    const wordFor = (count: number) => format.formatToParts(count).find(({ type }) => type === 'unit')?.value
    const forms = new Map([1, 2, 5, 100].map((count) => [rules.select(count), wordFor(count)]))
    const isFixed = new Set(forms.values()).size === 1
    if (isFixed && element.type === TYPE.number) return []
    const all = Array.from(forms, ([form, word]) => `${form} {#\u00a0${word}}`).join(' ')
    const right = isFixed ? `{${element.value}, number}` : `{${element.value}, plural, ${all}}`
    return [{ file, key, text: `counts {${element.value}} without a plural`, fix: `write ${asJson(right)}` }]
  })
}

/** Reports arguments that differ from those of the other languages. */
function checkSame(translations: readonly Parsed[]): Problem[] {
  const list = (one: Parsed) => [...argumentsOf(one).values()].join(', ')
  const all = translations.filter(({ error }) => !error).map(list)
  const usual = all.find((args, index) => all.indexOf(args) < index) ?? all[0] ?? ''
  return translations.flatMap((one) => {
    const text = `has ${list(one) || 'no {name}'}, the other languages ${usual || 'none'}`
    const isSame = one.error !== undefined || list(one) === usual
    return isSame ? [] : [{ file: one.file, key: one.key, text, fix: `use ${usual || 'no {name}'}` }]
  })
}

/**
 * Reports mistakes in the arguments and plurals of a message in all languages: texts that cannot be parsed, unknown names,
 * forms that a language lacks or never uses. `known` are the names of arguments that code passes.
 */
export function checkArguments(translations: readonly Message[], known?: ReadonlySet<string>): Problem[] {
  const all = translations.map(parsed)
  const invalid = all.flatMap(({ file, key, error }) =>
    error ? [{ file, key, text: `is not a valid message: ${error}`, fix: 'close every {' }] : [],
  )
  const unknown = known ? all.flatMap((one) => checkNames(one, known)) : []
  return [
    ...invalid,
    ...(unknown.length > 0 ? unknown : checkSame(all)),
    ...all.flatMap((one) =>
      one.elements.flatMap((element) => (element.type === TYPE.plural ? checkPlural(one, element) : [])),
    ),
    ...checkExactForms(all),
    ...all.flatMap(checkCounted),
  ]
}
