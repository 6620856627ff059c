import type { Environment } from '@/lib/deploy'
import type { IndexedMessage, WordIndex } from '@/lib/edit/word-index'
import { type Locale, languages, locales } from '@/lib/i18n/locales'
import { loadMessages } from '@/lib/i18n/messages'
import { sourceOf } from '@/lib/repository'
import { messageLines } from '../messages/lines'
import { byKey } from '../messages/message'
import { messageFiles, readMessages } from '../messages/read'
import { textsOf } from './known-texts'
import { valuesOf } from './known-values'
import { patternOf } from './pattern'

/** Where each language has every message. `npm run check` reports messages that a language lacks; they are left out. */
function locatedMessages(): Pick<IndexedMessage, 'key' | 'locations'>[] {
  const files = locales.flatMap(messageFiles)
  const lines = new Map(files.map(({ file, content }) => [file, messageLines(content)]))
  const { messages } = readMessages(files)
  const complete = [...byKey(messages)].filter(([, all]) => all.length === locales.length)
  return complete.map(([key, languages]) => {
    const locations = languages.map(({ locale, file, text }) => [
      locale,
      { file, line: lines.get(file)?.get(key) ?? 1, text },
    ])
    return { key, locations: Object.fromEntries(locations) }
  })
}

/** The index by which a preview in one language finds the line of a sentence in the repository. */
export function buildWordIndex(locale: Locale, env: Environment): WordIndex {
  const numbers = new Intl.NumberFormat(languages[locale].intl)
  const values = valuesOf(locale).map(({ value, ...rest }) => ({
    ...rest,
    printed: typeof value === 'number' ? numbers.format(value) : value,
  }))
  const messages = locatedMessages().map(({ key, locations }) => {
    const valuesFor = (name: string) =>
      values
        .filter(({ argument, within = '' }) => argument === name && key.startsWith(within))
        .map(({ printed, origin }) => ({ text: printed, origin }))
    const { pattern, names } = patternOf(locations[locale].text, (name) =>
      valuesFor(name).map((value) => value.text),
    )
    const args = names.map((name) => ({ name, values: valuesFor(name) }))
    return { key, locations, pattern, args }
  })
  const { ribbon, common } = loadMessages(locale)
  const labels = { ...ribbon.edit, newTab: common.newTab }
  return { locale, labels, source: sourceOf(env), messages, texts: textsOf(locale) }
}
