import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { type Address, type Move, planMoves } from './moves'

/** What Next leaves beside `404.html` for servers of its own. */
const leftover = /^_not-found(\.|\/|$)/

/** The files below a folder, as paths with `/` relative to it. */
export function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => name.split(path.sep).join('/'))
}

function rename(from: string, to: string) {
  mkdirSync(path.dirname(to), { recursive: true })
  renameSync(from, to)
}

/** Moves in two steps, so that the order does not matter where one page's old place is another's new one. */
function carryOut(out: string, moves: readonly Move[]) {
  const aside = path.join(out, '.placing')
  for (const { from, to } of moves) rename(path.join(out, from), path.join(aside, to))
  for (const { to } of moves) rename(path.join(aside, to), path.join(out, to))
  rmSync(aside, { recursive: true, force: true })
}

/** Removes the folders below `folder` in which no file is left. */
function removeEmptyFolders(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const inner = path.join(folder, entry.name)
    removeEmptyFolders(inner)
    if (readdirSync(inner).length === 0) rmSync(inner, { recursive: true })
  }
}

/**
 * Gives the export its public addresses: moves files, rewrites no text. `notFoundFolders` each get their copy
 * of `404.html`, for hosts that answer with the nearest one. Throws what `planMoves` throws.
 */
export function placeExport(out: string, addresses: readonly Address[], notFoundFolders: readonly string[]) {
  const files = filesOf(out)
  carryOut(
    out,
    planMoves(
      files.filter((file) => !leftover.test(file)),
      addresses,
    ),
  )
  for (const name of readdirSync(out).filter((entry) => leftover.test(entry))) {
    rmSync(path.join(out, name), { recursive: true })
  }
  for (const folder of notFoundFolders)
    copyFileSync(path.join(out, '404.html'), path.join(out, folder, '404.html'))
  removeEmptyFolders(out)
}
