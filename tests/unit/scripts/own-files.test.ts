/** @jest-environment node */
import { chmodSync, existsSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesOf, isLitter, tidy } from '@/lib/build/files'
import { checkOwnFiles } from '@/scripts/export/own-files'
import { temporaryFolder } from './temporary-folder'

const own = ['google0123.html', 'sw.js', 'ads.txt', '.well-known/security.txt', 'old/a.html', 'old/a.txt']

/** Checks an export that has the built files, and copies of the files of `public/` except for `changed` ones. */
function check(files: readonly string[], built: readonly string[], changed: Record<string, string> = {}) {
  const { folder } = temporaryFolder(files)
  const copies = Object.fromEntries([...built, ...files].map((file) => [file, file]))
  const { folder: out } = temporaryFolder({ ...copies, ...changed })
  return () => checkOwnFiles(out, folder)
}

test('accepts files of public/ that are in the export byte by byte, and the files for hosts', () => {
  expect(check([...own, '_headers'], ['tarifs.html'], { _headers: 'merged' })).not.toThrow()
})

test.each([
  ['sw.js', 'sw.js'],
  ['tarifs.html', 'tarifs.html'],
  ['Tarifs', 'tarifs.html'],
  ['tarifs/index.html', 'tarifs.html'],
  ['nl/404.html', 'nl/404.html'],
])('public/%s stops the build, which writes %s', (file, built) => {
  expect(check([file], [built], { [built]: 'written by the build' })).toThrow(
    `- public/${file} has the URL of ${built}, which the build writes`,
  )
})

test('names the file that every host serves instead of the index of a folder', () => {
  expect(check(['guide/index.html'], [])).toThrow(
    '- public/guide/index.html is not served by every host: name it public/guide.html',
  )
})

const left = [
  '._a.json',
  '.DS_Store',
  'Thumbs.db',
  'desktop.ini',
  '.#a.json',
  '#a.json#',
  'a.json~',
  '.a.json.swp',
]

test.each([...left, 'a.swp', '__MACOSX/a.json', '.~lock.a.odt#', '~$a.docx', '.AppleDouble/a'])(
  '%s is litter',
  (file) => expect(isLitter(`folder/${file}`)).toBe(true),
)

test.each(['.well-known/a', '.htaccess', '.nojekyll', 'a.swf', 'a#1.pdf', '~anne/a.html', '_headers'])(
  '%s is a file of the site',
  (file) => expect(isLitter(file)).toBe(false),
)

/** A link to nothing, as Emacs makes to lock a file. On Windows links need the rights of an administrator. */
const link = (file: string) => process.platform === 'win32' || symlinkSync('anne@host.1:2', file)

test('an export has no litter, and a web server can read it whatever the umask', () => {
  const { folder } = temporaryFolder([...left, 'nl/a.html', 'nl/._a.html'])
  writeFileSync(path.join(folder, 'b.html'), '', { mode: 0o600 })
  chmodSync(path.join(folder, 'nl'), 0o700)
  link(path.join(folder, '.#b.html'))
  tidy(folder)
  expect(filesOf(folder).sort()).toEqual(['b.html', 'nl/a.html'])
  expect(existsSync(path.join(folder, '.DS_Store'))).toBe(false)
  // Windows has no such modes.
  const mode = (file: string) => statSync(path.join(folder, file)).mode & 0o777
  if (process.platform !== 'win32')
    expect(['', 'nl', 'nl/a.html', 'b.html'].map(mode)).toEqual([0o755, 0o755, 0o644, 0o644])
})

test('skips litter and links to nothing', () => {
  const { folder } = temporaryFolder([...left, 'a.json'])
  link(path.join(folder, 'b.json'))
  expect(filesOf(folder)).toEqual(['a.json'])
})
