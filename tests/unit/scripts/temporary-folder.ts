import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const temporary = mkdtempSync(path.join(tmpdir(), 'exports-'))
afterAll(() => rmSync(temporary, { recursive: true }))

/** Creates a folder with these files, deleted after the tests. A file given by its name alone contains that name. */
export function temporaryFolder(files: Record<string, string> | readonly string[]) {
  const folder = mkdtempSync(path.join(temporary, 'export-'))
  const contents = Array.isArray(files) ? files.map((file) => [file, file]) : Object.entries(files)
  for (const [file, content] of contents) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), content)
  }
  return { folder, read: (file: string) => readFileSync(path.join(folder, file), 'utf8') }
}
