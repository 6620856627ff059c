import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { deployKind } from '../lib/deploy'
import { filesOf } from './files'

/** Files and folders that a build reads. */
const sources = [
  'app',
  'components',
  'lib',
  'messages',
  'photos',
  'public',
  'scripts',
  '.env',
  'middleware.ts',
  'next.config.mjs',
  'package-lock.json',
  'postcss.config.mjs',
]

/** Written by the build itself. */
const generated = /\.d(\.json)?\.ts$|^public\/photos\//

/** `next build` removes this file first, so a build that fails leaves none. */
const stampFile = '.next/build-stamp'

function sourcesIn(root: string): string[] {
  const files = sources.flatMap((source) => {
    const absolute = path.join(root, source)
    if (!existsSync(absolute)) return []
    return statSync(absolute).isFile() ? [source] : filesOf(absolute).map((file) => `${source}/${file}`)
  })
  return files.filter((file) => !generated.test(file)).toSorted()
}

/** Identifies the sources of a build and the kind of deploy that it is for. */
export function sourceStamp(root = '.'): string {
  const hash = createHash('sha256').update(deployKind(process.env))
  for (const file of sourcesIn(root)) hash.update(file).update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

export const writeBuildStamp = () => writeFileSync(stampFile, sourceStamp())

/** Whether a folder holds an export of the current sources. */
export const isBuilt = (folder: string) =>
  existsSync(path.join(folder, 'index.html')) &&
  existsSync(stampFile) &&
  readFileSync(stampFile, 'utf8') === sourceStamp()

/** Throws if the folder holds no export, or one of other sources. */
export function requireBuild(folder = process.env.EXPORT_FOLDER || 'out'): void {
  if (!isBuilt(folder))
    throw new Error(`${folder}/ is not a build of the current sources. Run npm run build.`)
}
