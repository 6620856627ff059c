import type { Environment } from '@/lib/deploy'
import type { IndexedMessage, SourceLocation, WordIndex } from '@/lib/edit/word-index'
import { type Locale, languages, locales } from '@/lib/i18n/locales'
import { loadMessages } from '@/lib/i18n/messages'
import { sourceOf } from '@/lib/repository'
import { messageLines } from '../messages/lines'
import { messageFiles, readMessages } from '../messages/read'
import { textsOf } from './known-texts'
import { valuesOf } from './known-values'
import { patternOf } from './pattern'

type Locations = Map<string, SourceLocation & { text: string }>

/** The file, line and text of every message of a language, by its key. */
function locationsOf(locale: Locale): Locations {
  return new Map(
    messageFiles(locale).flatMap((each) => {
      const lines = messageLines(each.content)
      const { messages } = readMessages([each])
      return messages.map(({ key, file, text }) => [key, { file, line: lines.get(key) ?? 1, text }] as const)
    }),
  )
}

/** The index by which a preview in one language finds the line of a sentence in the repository. */
export function buildWordIndex(locale: Locale, env: Environment): WordIndex {
  const numbers = new Intl.NumberFormat(languages[locale].intl)
  const values = valuesOf(locale).map(({ value, ...rest }) => ({
    ...rest,
    printed: typeof value === 'number' ? numbers.format(value) : value,
  }))
  const locations = Object.fromEntries(locales.map((each) => [each, locationsOf(each)])) as Record<
    Locale,
    Locations
  >

  const messages = [...locations[locale]].flatMap(([key, { text }]): IndexedMessage[] => {
    const valuesFor = (name: string) =>
      values
        .filter(({ argument, within = '' }) => argument === name && key.startsWith(within))
        .map(({ printed, origin }) => ({ text: printed, origin }))
    const { pattern, names } = patternOf(text, (name) => valuesFor(name).map((value) => value.text))
    const args = names.map((name) => ({ name, values: valuesFor(name) }))
    const found = locales.map((each) => [each, locations[each].get(key)] as const)
    // `npm run check` reports a message that a language lacks.
    if (found.some(([, place]) => !place)) return []
    return [{ key, locations: Object.fromEntries(found) as IndexedMessage['locations'], pattern, args }]
  })
  const { ribbon, common } = loadMessages(locale)
  const labels = { ...ribbon.edit, newTab: common.newTab }
  return { locale, labels, source: sourceOf(env), messages, texts: textsOf(locale) }
}
