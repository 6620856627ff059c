/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { filesOf } from '@/lib/site/files'
import { movePages } from '@/scripts/export/move-pages'
import { temporaryFolder } from './temporary-folder'

/** Two pages, each of which takes the place of the other, and the files that Next adds. */
const pages = ['contact.html', 'nl/prijzen.html']
const ofTheRouter = ['contact.txt', 'contact/__next._tree.txt', '_not-found.html', '_not-found/__next.txt']
const exported = [...pages, ...ofTheRouter, '404.html', '_next/a.js', 'robots.txt']
const swapped = [
  { internal: '/contact', public: '/nl/prijzen' },
  { internal: '/nl/prijzen', public: '/contact' },
]

it('moves pages, copies the not-found page, removes the files of the router and leaves those of public/', () => {
  const own = ['guide.html', 'guide.txt', 'old/__next.txt']
  const { folder: out, read } = temporaryFolder([...exported, ...own])
  const { pages: moved } = movePages(out, swapped, ['nl'], own)
  expect(moved.toSorted()).toEqual([...pages, '404.html', 'nl/404.html'].toSorted())
  expect(pages.map(read)).toEqual(pages.toReversed())
  const kept = [...pages, '404.html', 'nl/404.html', '_next/a.js', 'robots.txt', ...own]
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
  expect(() => movePages(out, paths, [])).toThrow(`${problem}: en.html`)
  expect(filesOf(out).sort()).toEqual(files.toSorted())
})
