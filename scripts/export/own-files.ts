import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { filesOf } from './files'

/** The files for hosts, which are merged (host-files.ts) and not published as they are. */
const merged = ['_headers', '_redirects']

/** The files of `public/` that the site publishes as they are. */
export const ownFilesOf = (folder = 'public') =>
  existsSync(folder) ? filesOf(folder).filter((file) => !merged.includes(file)) : []

/** Where hosts serve a file: `tarifs.html` is `/tarifs`. Some hosts ignore case. */
const urlOf = (file: string) => `/${file}`.replace(/\.html$/i, '').toLowerCase()

/**
 * Throws if a file of `public/` is not in a finished export as it is, if it has the URL of a file of the build, or if hosts
 * serve it differently: not each has the index of a folder, because `nl/` is a folder and `/nl` a page.
 */
export function checkOwnFiles(out: string, folder = 'public'): void {
  const own = ownFilesOf(folder)
  const built = new Map(filesOf(out).flatMap((file) => (own.includes(file) ? [] : [[urlOf(file), file]])))
  const isCopy = (file: string) =>
    existsSync(path.join(out, file)) &&
    readFileSync(path.join(out, file)).equals(readFileSync(path.join(folder, file)))
  const problems = own.flatMap((file) => {
    const [, parent] = /^(.+)\/index\.html$/i.exec(file) ?? []
    const taken = built.get(urlOf(parent ?? file)) ?? (isCopy(file) ? undefined : file)
    if (taken) return [`public/${file} has the URL of ${taken}, which the build writes`]
    return parent ? [`public/${file} is not served by every host: name it public/${parent}.html`] : []
  })
  if (problems.length > 0) throw new Error(`Files of public/ need another name:\n- ${problems.join('\n- ')}`)
}
