import { copyFigures, type Unit } from '@/lib/business/figures'
import type { Locale } from '@/lib/i18n/locales'
import { type Figure, knownFigures } from './known-figures'
import { asJson, byKey, type Message, type Problem } from './message'
import { replaceSpans, type Span, syntaxOf } from './syntax'
import { thousands } from './thousands'
import { tidy } from './typography'

const hours = /^(h|heures?|hrs?|hours?|u|uur|uren)\b|^[:.]00\b/

/** What follows a number that measures this, in the three languages. */
const unitWords: Record<Unit, RegExp> = {
  percent: /^(%|pour cent|procent|per ?cent)/,
  hours,
  'o’clock': hours,
  minutes: /^-?min(utes?|uten|uut)?\b/,
  months: /^(mois|maand(en)?|months?)\b/,
  years: /^(ans?|années?|jaar|jaren|years?)(?!\p{L})/u,
  euros: /^(€|euros?|EUR)/,
  times: /^(fois|keer|maal|times|x)\b/,
  properties: /^(logements?|biens?|woningen|huizen|properties|homes)\b/,
}

/** Measures something that is no figure of the business. */
const otherUnit = /^(m|km|ha|m²|km²|kilom\p{L}*|hectares?|°)(?!\p{L})/u

/** "24/7", "24 h/24" and "7 j/7" mean always, "1 h 35" is a journey: none of them quotes a figure. */
const idiom = /\d+ ?[hju]?\/\d+|\d+ ?(h|hrs?|u|uur) ?\d\d\b/g

/** Below this a bare number ("GR 13", "4 chambres") says too little to be taken for a figure without its unit. */
const telling = 20

/** The whole numbers of a text that are figures of the business. A number of a name such as "GR13" is none. */
function figuresIn(locale: Locale, text: string): (Span & { figures: Figure[] })[] {
  // Every space an ordinary one, idioms blotted out; of the same length, so that places stay right.
  const plain = text.replace(/[\u00a0\u202f]/g, ' ').replace(idiom, (found) => '_'.repeat(found.length))
  const number = new RegExp(
    `(?<![\\p{L}\\d_.,-])\\d{1,3}(${thousands[locale]}\\d{3})+(?!\\d)|(?<![\\p{L}\\d_.,:])\\d+(?![\\d_])(?![.,]\\d)`,
    'gu',
  )
  return [...plain.matchAll(number)].flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length]
    const value = Number(match[0].replace(/\D/g, ''))
    const before = plain.slice(0, start)
    const after = plain.slice(end).replace(/^\+/, '').trimStart()
    const measures = (unit: Unit) => unitWords[unit].test(after) || (unit === 'euros' && /€ ?$/.test(before))
    const known = knownFigures.filter((figure) => figure.value === value)
    const isBare = !otherUnit.test(after) && !(Object.keys(unitWords) as Unit[]).some(measures)
    const figures = known.filter(({ unit }) => measures(unit) || (isBare && value >= telling))
    return figures.length > 0 ? [{ start, end, figures }] : []
  })
}

const argumentsOf = (text: string) => {
  const syntax = syntaxOf(text)
  return 'args' in syntax ? syntax.args.map(({ name }) => name) : []
}

/** Figures typed by hand that live in lib: each must reach the message as an argument. */
export function checkFigures(messages: readonly Message[]): Problem[] {
  const languages = byKey(messages)
  return messages.flatMap((message) => {
    const { locale, file, key, text } = message
    const syntax = syntaxOf(text)
    const others = (languages.get(key) ?? []).flatMap((other) => argumentsOf(other.text))
    const found = ('words' in syntax ? syntax.words : []).flatMap((words) =>
      figuresIn(locale, text.slice(words.start, words.end)).flatMap(({ start, end, figures }) => {
        // What the other languages say here is meant; else the first, because those that any message gets come first.
        const figure = figures.find(({ argument }) => others.includes(argument)) ?? figures[0]
        if (!figure) return []
        const by = figure.unit === 'euros' ? `{${figure.argument}, number}` : `{${figure.argument}}`
        return [{ start: words.start + start, end: words.start + end, by, figure }]
      }),
    )
    if (found.length === 0) return []
    const what = found.map(({ figure }) => `${figure.value} (${figure.argument} of ${figure.source})`)
    const unheard = found.some(
      ({ figure: { argument } }) => !(argument in copyFigures) && !others.includes(argument),
    )
    const write = asJson(tidy({ ...message, text: replaceSpans(text, found) }))
    const help = unheard ? '; a developer has to pass what stands in braces' : ''
    return [
      {
        file,
        key,
        text: `types by hand a figure that lives in lib: ${what.join(', ')}`,
        write: write + help,
      },
    ]
  })
}
