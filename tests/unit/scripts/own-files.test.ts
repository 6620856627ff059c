/** @jest-environment node */
import { chmodSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesOf, tidy } from '@/scripts/export/files'
import { checkOwnFiles } from '@/scripts/export/own-files'
import { temporaryFolder } from './temporary-folder'

/** A file of `public/` beside a file of the build, and what the problem with it names. */
test.each([
  ['sw.js', 'tarifs.html', null],
  ['.well-known/security.txt', 'tarifs.html', null],
  ['old/a.html', 'tarifs.html', null],
  // Merged with that of the build.
  ['_headers', '_headers', null],
  // The build has written over it.
  ['sw.js', 'sw.js', 'URL of sw.js'],
  ['nl/404.html', 'nl/404.html', 'URL of nl/404.html'],
  ['tarifs.html', 'tarifs.html', 'URL of tarifs.html'],
  // Hosts that ignore case.
  ['Tarifs', 'tarifs.html', 'URL of tarifs.html'],
  ['tarifs/index.html', 'tarifs.html', 'URL of tarifs.html'],
  // Not every host has the index of a folder.
  ['guide/index.html', 'tarifs.html', 'public/guide.html'],
])('public/%s beside %s: %s', (file, built, problem) => {
  const { folder } = temporaryFolder([file])
  const { folder: out } = temporaryFolder({ [file]: file, [built]: 'written by the build' })
  const check = () => checkOwnFiles(out, folder)
  if (problem) expect(check).toThrow(problem)
  else expect(check).not.toThrow()
})

test('an export has no litter, and a web server can read it whatever the umask', () => {
  const { folder } = temporaryFolder(['._a.json', '.DS_Store', 'Thumbs.db', 'nl/a.html', 'nl/._a.html'])
  writeFileSync(path.join(folder, 'b.html'), '', { mode: 0o600 })
  chmodSync(path.join(folder, 'nl'), 0o700)
  // A link to nothing, as editors make to lock a file. On Windows links need the rights of an administrator.
  const isWindows = process.platform === 'win32'
  if (!isWindows) symlinkSync('anne@host.1:2', path.join(folder, 'c.html'))
  expect(filesOf(folder).sort()).toEqual(['b.html', 'nl/a.html'])
  rmSync(path.join(folder, 'c.html'), { force: true })
  tidy(folder)
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(['b.html', 'nl', path.join('nl', 'a.html')])
  const mode = (file: string) => statSync(path.join(folder, file)).mode & 0o777
  if (!isWindows) expect(['', 'nl', 'nl/a.html', 'b.html'].map(mode)).toEqual([0o755, 0o755, 0o644, 0o644])
})
