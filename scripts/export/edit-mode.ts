import path from 'node:path'
import { build } from 'esbuild'
import { editModeScript } from '@/components/preview/word-index.browser'
import type { Environment } from '@/lib/site/deploy'
import { buildWordIndex } from './word-index'

/** Writes the script of "Edit the words" into a preview, with its index. */
export async function writeEditMode(out: string, env: Environment): Promise<void> {
  await build({
    entryPoints: ['components/preview/edit-mode.browser.ts'],
    outfile: path.join(out, editModeScript),
    define: { WORD_INDEX: JSON.stringify(buildWordIndex(env)) },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
  })
}
