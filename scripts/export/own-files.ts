import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { filesOf } from '../files'

/** The files for hosts, which are merged (host-files.ts) and not copied. */
const merged = ['_headers', '_redirects']

/** The files of `public/` that the site publishes as they are. */
export const ownFilesOf = (folder = 'public') =>
  existsSync(folder) ? filesOf(folder).filter((file) => !merged.includes(file)) : []

/** Where hosts serve a file: `tarifs.html` and `tarifs/index.html` are both `/tarifs`. Some hosts ignore case. */
const urlOf = (file: string) => `/${file}`.replace(/(\/index)?\.html$/i, '').toLowerCase()

function failIfTaken(taken: readonly [own: string, built: string][]) {
  if (taken.length === 0) return
  const lines = taken.map(([own, built]) => `public/${own} has the URL of ${built}, which the build writes`)
  throw new Error(`Files of public/ need another name:\n- ${lines.join('\n- ')}`)
}

/**
 * Removes from an export what Next has copied from `public/`, so that the steps after the build change its own files only.
 * Throws if Next has written a file of its own in the place of one.
 */
export function takeOutOwnFiles(out: string, folder = 'public'): void {
  const copies = [...ownFilesOf(folder), ...merged].filter((file) =>
    [out, folder].every((root) => existsSync(path.join(root, file))),
  )
  const isCopy = (file: string) =>
    readFileSync(path.join(out, file)).equals(readFileSync(path.join(folder, file)))
  failIfTaken(copies.filter((file) => !isCopy(file)).map((file) => [file, file]))
  for (const file of copies) rmSync(path.join(out, file))
}

/** Copies `public/` into a finished export, byte by byte. Throws if a file has the URL of one that the export has. */
export function putOwnFiles(out: string, folder = 'public'): void {
  const built = new Map(filesOf(out).map((file) => [urlOf(file), file]))
  const own = ownFilesOf(folder)
  failIfTaken(
    own.flatMap((file) => {
      const other = built.get(urlOf(file))
      return other ? [[file, other]] : []
    }),
  )
  for (const file of own) {
    mkdirSync(path.dirname(path.join(out, file)), { recursive: true })
    copyFileSync(path.join(folder, file), path.join(out, file))
  }
}
