import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { editModeScript, type MessageLines } from '@/components/preview/message-lines.browser'
import { figureArguments } from '@/lib/business/figures'
import { locales } from '@/lib/i18n/locales'
import { messageFiles, readMessages } from '../messages/read'
import { checkInputs } from './bundle'

const figuresFile = 'lib/business/figures.ts'

function figureLines(): MessageLines['figures'] {
  const lines = readFileSync(figuresFile, 'utf8').split('\n')
  const lineOf = (name: string) => lines.findIndex((line) => line.startsWith(`  ${name}:`)) + 1
  return Object.fromEntries(
    Object.keys(figureArguments).map((name) => [name, { file: figuresFile, line: lineOf(name) }]),
  )
}

/** Where the messages and the figures are in the repository of a build. */
export function messageLines(source: MessageLines['source']): MessageLines {
  const messages: MessageLines['messages'] = {}
  for (const { locale, file, line, key, text } of readMessages(locales.flatMap(messageFiles)).messages)
    messages[key] = { ...messages[key], [locale]: { file, line, text } }
  return { source, messages, figures: figureLines() }
}

/** Writes the script of "Edit the words" into a preview, with the lines of its messages. */
export async function writeEditMode(out: string, source: MessageLines['source']): Promise<void> {
  const { metafile } = await build({
    entryPoints: ['components/preview/edit-mode.browser.ts'],
    outfile: path.join(out, editModeScript),
    define: { MESSAGE_LINES: JSON.stringify(messageLines(source)) },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    metafile: true,
  })
  checkInputs(metafile)
}
