/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { filesOf } from '@/lib/build/files'
import { movePages } from '@/scripts/export/move-pages'
import { temporaryFolder } from './temporary-folder'

/** An export of two pages, each of which takes the place of the other, with the files that Next adds. */
const pages = ['contact.html', 'nl/prijzen.html']
const ofTheRouter = [
  'contact.txt',
  'contact/__next._tree.txt',
  '_not-found.html',
  '_not-found/__next._tree.txt',
]
const exported = [...pages, ...ofTheRouter, '404.html', '_next/a.js', 'robots.txt']
const swapped = [
  { internal: '/contact', public: '/nl/prijzen' },
  { internal: '/nl/prijzen', public: '/contact' },
]

it('moves pages to their public paths, copies the not-found page and removes the files and folders of the router', () => {
  const { folder: out, read } = temporaryFolder(exported)
  expect(movePages(out, swapped, ['nl']).pages).toEqual([
    'nl/prijzen.html',
    'contact.html',
    '404.html',
    'nl/404.html',
  ])
  expect([read('contact.html'), read('nl/prijzen.html')]).toEqual(['nl/prijzen.html', 'contact.html'])
  expect(filesOf(out).sort()).toEqual(
    [...pages, '404.html', 'nl/404.html', '_next/a.js', 'robots.txt'].sort(),
  )
  expect(readdirSync(out).sort()).toEqual(['404.html', '_next', 'contact.html', 'nl', 'robots.txt'])
})

it('leaves the files of public/ alone', () => {
  const own = ['google0123.html', 'guide.html', 'guide.txt', 'contact/__next.txt']
  const { folder: out } = temporaryFolder([...exported, ...own])
  const { pages: moved } = movePages(out, swapped, [], own)
  expect(filesOf(out)).toEqual(expect.arrayContaining(own))
  expect(moved).not.toContain('guide.html')
})

const english = { internal: '/en', public: '/en' }
it.each([
  ['no file for these pages: en.html', [...swapped, english], exported],
  ['no path for these pages: en.html', swapped, [...exported, 'en.html']],
  ['have the same path: en.html', [english, english], ['en.html']],
])('fails before it changes anything, and says "%s"', (problem, paths, files) => {
  const { folder: out } = temporaryFolder(files)
  expect(() => movePages(out, paths, [])).toThrow(problem)
  expect(filesOf(out).sort()).toEqual(files.toSorted())
})
