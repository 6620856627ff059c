import { readFileSync } from 'node:fs'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { IndexedMessage, SourceLine, WordIndex } from '@/components/preview/word-index.browser'
import { figureArguments } from '@/lib/business/figures'
import { locales } from '@/lib/i18n/locales'
import type { Environment } from '@/lib/site/deploy'
import { sourceOf } from '@/lib/site/repository'
import { messageFiles, readMessages } from '../messages/read'

const figuresFile = 'lib/business/figures.ts'

const escaped = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** The source of a regular expression that matches a message as rendered. */
function patternOf(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return escaped(element.value)
      if (element.type === TYPE.tag) return patternOf(element.children)
      if (element.type === TYPE.pound) return '.+?'
      if (!('options' in element)) return '(.+?)'
      return `(?:${Object.values(element.options)
        .map((option) => patternOf(option.value))
        .join('|')})`
    })
    .join('')
}

function figureLines(): Record<string, SourceLine> {
  const lines = readFileSync(figuresFile, 'utf8').split('\n')
  const lineOf = (name: string) => lines.findIndex((line) => line.startsWith(`  ${name}:`)) + 1
  return Object.fromEntries(
    Object.keys(figureArguments).map((name) => [name, { file: figuresFile, line: lineOf(name) }]),
  )
}

/** The index by which a preview finds the lines of a sentence in the repository. */
export function buildWordIndex(env: Environment): WordIndex {
  const messages = new Map<string, IndexedMessage>()
  for (const { locale, file, line, key, text } of readMessages(locales.flatMap(messageFiles)).messages) {
    const message = messages.get(key) ?? { key, texts: {} }
    const source = patternOf(parse(text)).trim()
    const pattern = /\p{L}/u.test(source.replaceAll('(.+?)', '')) ? source : null
    message.texts[locale] = { file, line, text, pattern }
    messages.set(key, message)
  }
  return { source: sourceOf(env), messages: [...messages.values()], figures: figureLines() }
}
