import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesOf } from './place'

/** Read by Chromium 136 and later at the top of a script: compile every function while the script streams in. */
export const hint = '//# allFunctionsCalledOnLoad\n'

/** How Turbopack, Next's bundler, begins a chunk of modules: all that is known of it here. */
const chunkStart = '(globalThis.TURBOPACK'

/**
 * Optional. Lets the browser compile the export's chunks off the main thread, as they arrive: compiling each function
 * when it is first called blocks a slow phone for longer than running them takes (docs/performance.md has the figures).
 * Where no chunk begins as known it says so and leaves the export as it is.
 */
export function addCompileHints(out: string): void {
  const chunks = filesOf(out)
    .filter((name) => name.startsWith('_next/static/') && name.endsWith('.js'))
    .map((name) => ({ file: path.join(out, name), code: readFileSync(path.join(out, name), 'utf8') }))
    .filter(({ code }) => code.startsWith(chunkStart))
  if (chunks.length === 0) console.warn(`NOT APPLIED: compile hints. No script begins with ${chunkStart}.`)
  for (const { file, code } of chunks) writeFileSync(file, hint + code)
}
