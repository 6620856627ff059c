import { chmodSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Whether macOS or Windows has left a file beside others. */
const isLitter = (file: string) => /(^|\/)(\._[^/]*|\.DS_Store|Thumbs\.db)$/.test(file)

/** The files below a folder, as paths with `/` relative to it. Leaves out litter and links to nothing. */
export function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter(
      (name) => !isLitter(name) && statSync(path.join(folder, name), { throwIfNoEntry: false })?.isFile(),
    )
}

/** Our TypeScript files of the product and of its build, with their paths from the root. */
export const sourceFiles = (): string[] =>
  ['app', 'components', 'lib', 'scripts']
    .flatMap((folder) => filesOf(folder).map((file) => `${folder}/${file}`))
    .filter((file) => /\.tsx?$/.test(file))

/** Removes litter from a folder, and makes the rest readable for web servers, whatever the umask of this machine is. */
export function tidy(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (isLitter(entry.name)) rmSync(file, { recursive: true })
    else if (entry.isDirectory()) tidy(file)
    else chmodSync(file, 0o644)
  }
}

/** Writes a file, and its folder if there is none. */
export function writeWithFolder(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/** The folder that a build writes. `EXPORT_FOLDER` names another, so that a trial leaves `out/` alone. */
export const folderToWrite = () => process.env.EXPORT_FOLDER || 'out'

/** Returns the folder of an export, by default that of this environment. Throws if it holds none. */
export function findExport(folder = folderToWrite()): string {
  if (statSync(path.join(folder, 'index.html'), { throwIfNoEntry: false })) return folder
  throw new Error(`${folder}/ holds no export. Run: npm run build`)
}
