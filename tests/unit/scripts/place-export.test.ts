/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { addresses } from '@/lib/content/pages'
import { filesOf, placeExport } from '@/scripts/export/place'

/** What Next writes for one page; the content names the address it was prerendered under. */
const filesOfPage = (internal: string) => [
  `${internal}.html`,
  `${internal}.txt`,
  `${internal}/__next._tree.txt`,
  `${internal}/__next.$d$locale.__PAGE__.txt`,
]
const others = ['/404.html', '/_not-found.html', '/_not-found/__next._tree.txt', '/_next/a.js', '/robots.txt']
const exported = [...addresses.flatMap(({ internal }) => filesOfPage(internal)), ...others]

const temporary = mkdtempSync(path.join(tmpdir(), 'export-'))
afterAll(() => rmSync(temporary, { recursive: true }))

function write(files: readonly string[]): string {
  const out = mkdtempSync(path.join(temporary, 'out-'))
  for (const file of files) {
    mkdirSync(path.dirname(path.join(out, file)), { recursive: true })
    writeFileSync(path.join(out, file), file)
  }
  return out
}

const place = (out: string) => placeExport(out, addresses, ['nl', 'en'])

describe('placing the export', () => {
  const out = write(exported)
  const read = (file: string) => readFileSync(path.join(out, file), 'utf8')
  beforeAll(() => place(out))

  it.each(addresses)('puts $internal, its payloads and all, at $public', ({ internal, public: address }) => {
    const page = address === '/' ? 'index' : address
    const folder = address === '/' ? '' : address
    expect(read(`${page}.html`)).toBe(`${internal}.html`)
    expect(read(`${page}.txt`)).toBe(`${internal}.txt`)
    expect(read(`${folder}/__next._tree.txt`)).toBe(`${internal}/__next._tree.txt`)
    expect(read(`${folder}/__next.$d$locale.__PAGE__.txt`)).toBe(`${internal}/__next.$d$locale.__PAGE__.txt`)
  })

  it('leaves nothing behind at the internal addresses, nor of Next’s own not-found page', () => {
    const files = filesOf(out)
    expect(files.filter((file) => /^(fr|_not-found|\.placing|nl\/pricing)\b/.test(file))).toEqual([])
    expect(files).toHaveLength(addresses.length * 4 + 5)
  })

  it('leaves every other file alone', () => {
    expect(read('_next/a.js')).toBe('/_next/a.js')
    expect(read('robots.txt')).toBe('/robots.txt')
  })

  it('gives each prefixed language its own copy of the not-found page', () => {
    expect(read('nl/404.html')).toBe('/404.html')
    expect(read('en/404.html')).toBe('/404.html')
  })
})

describe('an export that does not fit the route table', () => {
  it('fails where an address has no file, and names it', () => {
    const out = write(exported.filter((file) => file !== '/nl/pricing.html'))
    expect(() => place(out)).toThrow('The export has no file for these pages: nl/pricing.html.')
  })

  it('fails where a page has no address', () => {
    const out = write([...exported, '/fr/brochure.html'])
    expect(() => place(out)).toThrow('The route table knows no address for: fr/brochure.html.')
  })

  it('fails before a page overwrites another file', () => {
    const out = write([...exported, '/tarifs.html'])
    expect(() => place(out)).toThrow('Two files of the export claim one place: tarifs.html.')
    expect(readFileSync(path.join(out, 'tarifs.html'), 'utf8')).toBe('/tarifs.html')
  })

  it('puts each page in its place even where one page’s old place is another’s new one', () => {
    const out = write(['/a.html', '/a.txt', '/b.html', '/b.txt', '/404.html'])
    placeExport(
      out,
      [
        { internal: '/a', public: '/b' },
        { internal: '/b', public: '/a' },
      ],
      [],
    )
    expect(readFileSync(path.join(out, 'a.html'), 'utf8')).toBe('/b.html')
    expect(readFileSync(path.join(out, 'b.html'), 'utf8')).toBe('/a.html')
  })
})
