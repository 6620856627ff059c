import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Every TypeScript file of some folders, as a path from the root with forward slashes. */
export function sourceFiles(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/'))),
  )
}
