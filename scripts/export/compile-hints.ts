import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesOf } from './place'
import { digestOf } from './policy'

/** Read by Chromium 136 and later at the top of a script: compile every function while the script streams in. */
export const hint = '//# allFunctionsCalledOnLoad\n'

/** How Turbopack begins a chunk of modules. */
const chunkStart = '(globalThis.TURBOPACK'

/**
 * Lets the browser compile the export's chunks off the main thread, as they arrive: each function compiled when it
 * is first called blocks a slow phone for longer than running them takes (docs/performance.md has the figures).
 * The integrity that pages state of a chunk follows it. Returns how many chunks it changed; run twice
 * it changes none. Throws when no file begins as a chunk of Turbopack.
 */
export function addCompileHints(out: string): number {
  const files = filesOf(out).map((name) => path.join(out, name))
  const chunks = files
    .filter((file) => file.startsWith(path.join(out, '_next/static/chunks/')) && file.endsWith('.js'))
    .map((file) => ({ file, code: readFileSync(file, 'utf8') }))
  const bare = chunks.filter(({ code }) => code.startsWith(chunkStart))
  if (bare.length === 0 && !chunks.some(({ code }) => code.startsWith(hint)))
    throw new Error('No script begins as a chunk of Turbopack does any more.')
  for (const { file, code } of bare) writeFileSync(file, hint + code)

  const changed = new Map(bare.map(({ code }) => [digestOf(code), digestOf(hint + code)]))
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const text = readFileSync(file, 'utf8')
    const stated = text.replace(/sha256-[\w+/]{43}=/g, (integrity) => changed.get(integrity) ?? integrity)
    if (stated !== text) writeFileSync(file, stated)
  }
  return bare.length
}
