/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { filesOf } from '@/scripts/export/files'
import { takePages, writePages } from '@/scripts/export/move-pages'
import { temporaryFolder } from './temporary-folder'

/** Two pages, each of which takes the place of the other, and the files that Next adds. */
const pages = ['contact.html', 'nl/prijzen.html']
const ofNext = [
  'contact.txt',
  'contact/__next._tree.txt',
  '_not-found.html',
  '_not-found/__next.txt',
  '_next/a.js',
]
const exported = [...pages, ...ofNext, '404.html', '_next/a.css', 'robots.txt']
const swapped = [
  { internal: '/contact', public: '/nl/prijzen' },
  { internal: '/nl/prijzen', public: '/contact' },
]

it("moves pages, copies the not-found page, removes Next's scripts and router files, and leaves those of public/", () => {
  const own = ['guide.html', 'guide.txt', 'old/__next.txt']
  const { folder: out, read } = temporaryFolder([...exported, ...own])
  const taken = takePages(out, swapped, ['nl'], own)
  writePages(out, taken)
  expect(taken.flatMap((page) => page.files).toSorted()).toEqual(
    [...pages, '404.html', 'nl/404.html'].toSorted(),
  )
  expect(pages.map(read)).toEqual(pages.toReversed())
  const kept = [...pages, '404.html', 'nl/404.html', '_next/a.css', 'robots.txt', ...own]
  expect(filesOf(out).sort()).toEqual(kept.toSorted())
  expect(readdirSync(out)).not.toContain('contact')
})

const english = { internal: '/en', public: '/en' }
it.each([
  ['no file for these pages', [...swapped, english], exported],
  ['no path for these pages', swapped, [...exported, 'en.html']],
  ['have the same path', [english, english], ['en.html']],
])('fails before it changes anything, and says "%s"', (problem, paths, files) => {
  const { folder: out } = temporaryFolder(files)
  expect(() => takePages(out, paths, [])).toThrow(`${problem}: en.html`)
  expect(filesOf(out).sort()).toEqual(files.toSorted())
})
