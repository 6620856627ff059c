import { readFileSync } from 'node:fs'
import { figureArguments } from '@/lib/business/figures'
import type { Environment } from '@/lib/deploy'
import { textsOf } from '@/lib/edit/marks'
import type { SourceLine, WordIndex } from '@/lib/edit/word-index'
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales'
import { loadMessages } from '@/lib/i18n/messages'
import { sourceOf } from '@/lib/repository'
import { messageLines } from '../messages/lines'
import { messageFiles } from '../messages/read'

const figuresFile = 'lib/business/figures.ts'

/** The text and the line of every message of a language, by its key. */
const locatedTexts = (locale: Locale) =>
  new Map(
    messageFiles(locale).flatMap(({ file, content }) => {
      const lines = messageLines(content)
      return textsOf(JSON.parse(content)).map(
        ([key, text]) => [key, { file, line: lines.get(key) ?? 1, text }] as const,
      )
    }),
  )

function figureLines(): Record<string, SourceLine> {
  const lines = readFileSync(figuresFile, 'utf8').split('\n')
  const lineOf = (name: string) => lines.findIndex((line) => line.startsWith(`  ${name}:`)) + 1
  return Object.fromEntries(
    Object.keys(figureArguments).map((name) => [name, { file: figuresFile, line: lineOf(name) }]),
  )
}

/** The index by which a preview finds the lines of a message in the repository. */
export function buildWordIndex(env: Environment): WordIndex {
  const located = locales.map((locale) => [locale, locatedTexts(locale)] as const)
  const messages = textsOf(loadMessages(defaultLocale)).map(([key]) => ({
    key,
    texts: Object.fromEntries(located.map(([locale, texts]) => [locale, texts.get(key)])),
  }))
  return { source: sourceOf(env), messages, figures: figureLines() }
}
