/** @jest-environment node */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { putOwnFiles, takeOutOwnFiles } from '@/scripts/export/own-files'
import { filesOf } from '@/scripts/files'
import { temporaryFolder } from './temporary-folder'

const own = ['google0123.html', 'sw.js', 'ads.txt', '.well-known/security.txt', 'old/a.html', 'old/a.txt']

test('takes the files of public/ out of an export and puts them back byte by byte, without the files for hosts', () => {
  const { folder } = temporaryFolder([...own, '_headers', '_redirects'])
  const { folder: out, read } = temporaryFolder([...own, '_headers', '_redirects', 'fr.html'])
  writeFileSync(path.join(folder, 'sw.js'), Buffer.from([0xef, 0xbb, 0xbf, 0xff, 0]))
  writeFileSync(path.join(out, 'sw.js'), Buffer.from([0xef, 0xbb, 0xbf, 0xff, 0]))
  takeOutOwnFiles(out, folder)
  expect(filesOf(out)).toEqual(['fr.html'])
  putOwnFiles(out, folder)
  expect(filesOf(out).sort()).toEqual([...own, 'fr.html'].sort())
  expect(read('sw.js')).toBe(Buffer.from([0xef, 0xbb, 0xbf, 0xff, 0]).toString())
})

test('a file that Next replaced stops the build', () => {
  const { folder } = temporaryFolder(['fr/pricing.html'])
  const { folder: out } = temporaryFolder({ 'fr/pricing.html': 'a page' })
  expect(() => takeOutOwnFiles(out, folder)).toThrow(
    '- public/fr/pricing.html has the URL of fr/pricing.html, which the build writes',
  )
})

test.each([
  ['tarifs.html', 'tarifs.html'],
  ['tarifs/index.html', 'tarifs.html'],
  ['Tarifs', 'tarifs.html'],
  ['nl/404.html', 'nl/404.html'],
])('public/%s stops the build, which has %s', (file, page) => {
  const { folder } = temporaryFolder([file])
  const { folder: out } = temporaryFolder(['tarifs.html', 'nl/404.html'])
  expect(() => putOwnFiles(out, folder)).toThrow(`- public/${file} has the URL of ${page}, which`)
  expect(filesOf(out)).toHaveLength(2)
})
