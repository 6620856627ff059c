import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The files below a folder, as paths with `/` relative to it. */
export function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => name.split(path.sep).join('/'))
}

/** Writes a file, and its folder if there is none. */
export function writeWithFolder(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/** The folder that a build writes. `EXPORT_FOLDER` names another, so that `npm run test:preview` leaves `out/` alone. */
export const folderToWrite = () => process.env.EXPORT_FOLDER || 'out'

/** Returns the folder of an export. Throws if it holds none. */
export function findExport(folder = 'out'): string {
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Error(`${folder}/ holds no export. Run: npm run build`)
  return folder
}
