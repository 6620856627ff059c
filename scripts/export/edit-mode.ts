import path from 'node:path'
import { build } from 'esbuild'
import type { Environment } from '@/lib/deploy'
import { editModeScript, wordsAddress } from '@/lib/edit/addresses'
import { locales } from '@/lib/i18n/locales'
import { buildWordIndex } from '../edit/build-word-index'
import { writeWithFolder } from '../files'

/** Writes the files of "Edit the words" in a preview: its script, and an index of the words of each language. */
export async function writeEditMode(out: string, env: Environment): Promise<void> {
  const file = (address: string) => path.join(out, address)
  await build({
    entryPoints: ['lib/edit/toggle-editing.ts'],
    outfile: file(editModeScript),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
  })
  for (const locale of locales)
    writeWithFolder(file(wordsAddress(locale)), JSON.stringify(buildWordIndex(locale, env)))
}
