import { figures as businessFigures, figureArguments, type Unit } from '@/lib/business/figures'
import { cities } from '@/lib/content/cities'
import { people } from '@/lib/content/people'
import { asJson, byKey, type Message, type Problem } from './message'
import { type TypedNumber, typedNumbers } from './numbers'
import { parseMessage, replaceSpans } from './syntax'
import { correctTypography } from './typography'

/** A business figure: its unit in copy, the argument that messages use for it, and its source. */
type Figure = { value: number; unit: Unit; argument: string; source: string }

const amounts = (source: string, values: Record<string, number>): Figure[] =>
  Object.entries(values).map(([argument, value]) => ({ value, unit: 'euros', argument, source }))

/** Every figure of lib: first those that any message may use, then those of a city or a person. */
const knownFigures: readonly Figure[] = [
  ...Object.entries(businessFigures).map(([argument, figure]) => ({
    ...figure,
    argument,
    source: 'the business',
  })),
  ...Object.entries(cities).flatMap(([slug, { income, properties }]): Figure[] => [
    ...amounts(slug, income),
    { value: properties, unit: 'properties', argument: 'count', source: slug },
  ]),
  ...Object.entries(people).flatMap(([name, { beforeRevenue, afterRevenue }]) =>
    amounts(name, { beforeRevenue, afterRevenue }),
  ),
]

/** Below this, a bare number ("GR 13", "4 chambres") is too common to be recognised as a figure. */
const minBareNumber = 20

/** The business figures that a typed number may be. */
const figuresOf = ({ value, units, isBare }: TypedNumber): Figure[] =>
  knownFigures.filter(
    (figure) => figure.value === value && (units.includes(figure.unit) || (isBare && value >= minBareNumber)),
  )

/** Multiples in words, such as "twice the rent" or "trois fois". */
const spelledMultiple =
  /\b(?:(?:deux|trois|quatre|cinq|six|dix) fois|(?:twee|drie|vier|vijf|zes|tien) ?(?:keer|maal)|(?:two|three|four|five|six|ten) times|twice)(?!\p{L})/giu

/** Figures of lib that a message types by hand: each must be an argument. */
function typedFigures(message: Message, usedElsewhere: readonly string[]): Problem[] {
  const found = typedNumbers(message).flatMap((number) => {
    const figures = figuresOf(number)
    // Prefer the argument that the other languages use here; otherwise the first match, which any message may use.
    const figure = figures.find(({ argument }) => usedElsewhere.includes(argument)) ?? figures[0]
    if (!figure) return []
    const by = figure.unit === 'euros' ? `{${figure.argument}, number}` : `{${figure.argument}}`
    return [{ start: number.start, end: number.end, by, figure }]
  })
  if (found.length === 0) return []
  const { file, key } = message
  const what = found.map(({ figure }) => `${figure.value} (${figure.argument} of ${figure.source})`)
  const needsDeveloper = found.some(
    ({ figure: { argument } }) => !(argument in figureArguments) && !usedElsewhere.includes(argument),
  )
  const suggestion = asJson(correctTypography({ ...message, text: replaceSpans(message.text, found) }))
  const help = needsDeveloper ? '; a developer has to pass the argument in braces' : ''
  return [
    {
      file,
      key,
      text: `types by hand a figure that lib defines: ${what.join(', ')}`,
      suggestion: suggestion + help,
    },
  ]
}

/** Measures and multiples typed in copy that no figure of lib supports. */
function unsupportedClaims(message: Message): Problem[] {
  const { file, key, text } = message
  const numbers = typedNumbers(message)
    .filter((number) => number.units.length > 0)
    .map(({ start }) => /^\S+(\s\S+)?/.exec(text.slice(start))?.[0] ?? '')
  const multiples = text.match(spelledMultiple) ?? []
  const claims = [...numbers, ...multiples].map((claim) => `"${claim}"`)
  if (claims.length === 0) return []
  const suggestion =
    'the {name} of a figure in lib/business/figures.ts, which computes what follows from others'
  return [{ file, key, text: `states a figure that lib does not have: ${claims.join(', ')}`, suggestion }]
}

/** Reports the figures of each message that are not arguments. */
export function checkFigures(messages: readonly Message[]): Problem[] {
  const languages = byKey(messages)
  return messages.flatMap((message) => {
    const args = (languages.get(message.key) ?? []).flatMap(({ text }) => parseMessage(text).args)
    const names = args.map(({ name }) => name)
    return [...typedFigures(message, names), ...unsupportedClaims(message)]
  })
}
