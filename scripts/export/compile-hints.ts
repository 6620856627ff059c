import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Read by Chromium 136 and later at the top of a script: compile every function while the script streams in. */
export const hint = '//# allFunctionsCalledOnLoad\n'

/** How Turbopack begins a chunk of modules. */
const chunkStart = '(globalThis.TURBOPACK'

/**
 * Lets the browser compile the export's chunks off the main thread, as they arrive: each function compiled when it
 * is first called blocks a slow phone for longer than running them takes (docs/performance.md has the figures).
 * Returns how many chunks it changed; run twice it changes none. Throws when no file begins as a chunk of Turbopack.
 */
export function addCompileHints(out: string): number {
  const folder = path.join(out, '_next/static/chunks')
  const chunks = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, code: readFileSync(file, 'utf8') }))
  const bare = chunks.filter(({ code }) => code.startsWith(chunkStart))
  if (bare.length === 0 && !chunks.some(({ code }) => code.startsWith(hint)))
    throw new Error('No script begins as a chunk of Turbopack does any more.')
  for (const { file, code } of bare) writeFileSync(file, hint + code)
  return bare.length
}
