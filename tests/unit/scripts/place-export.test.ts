/** @jest-environment node */
import { addresses } from '@/lib/content/pages'
import { filesOf, placeExport } from '@/scripts/export/place'
import { temporaryExport } from './temporary-export'

/** What Next writes for one page; the content names the address it was prerendered under. */
const filesOfPage = (internal: string) => [
  `${internal.slice(1)}.html`,
  `${internal.slice(1)}.txt`,
  `${internal.slice(1)}/__next._tree.txt`,
]
const others = ['404.html', '_not-found.html', '_not-found/__next._tree.txt', '_next/a.js', 'robots.txt']
const exported = [...addresses.flatMap(({ internal }) => filesOfPage(internal)), ...others]

const place = (out: string) => placeExport(out, addresses, ['nl', 'en'])

describe('placing the export', () => {
  const { out, read } = temporaryExport(exported)
  beforeAll(() => place(out))

  it.each(addresses)('puts $internal at $public', ({ internal, public: address }) => {
    expect(read(address === '/' ? 'index.html' : `${address}.html`)).toBe(`${internal.slice(1)}.html`)
  })

  it('keeps the not-found page, in the folder of each prefixed language too, assets and robots.txt; nothing else', () => {
    const files = filesOf(out).filter(
      (file) => !addresses.some(({ public: at }) => `/${file}` === `${at}.html`),
    )
    expect(files.sort()).toEqual(
      ['404.html', '_next/a.js', 'en/404.html', 'index.html', 'nl/404.html', 'robots.txt'].sort(),
    )
  })
})

describe('an export that does not fit the route table', () => {
  it('fails where an address has no file, and names it', () => {
    const { out } = temporaryExport(exported.filter((file) => file !== 'nl/pricing.html'))
    expect(() => place(out)).toThrow('The export has no file for these pages: nl/pricing.html.')
  })

  it('fails where a page has no address', () => {
    const { out } = temporaryExport([...exported, 'fr/brochure.html'])
    expect(() => place(out)).toThrow('The route table knows no address for: fr/brochure.html.')
  })

  it('fails before a page overwrites another file', () => {
    const { out, read } = temporaryExport([...exported, 'tarifs.html'])
    expect(() => place(out)).toThrow('Two pages of the export claim one place: tarifs.html.')
    expect(read('tarifs.html')).toBe('tarifs.html')
  })

  it('puts each page in its place even where one page’s old place is another’s new one', () => {
    const { out, read } = temporaryExport(['a.html', 'b.html', '404.html'])
    const swapped = [
      { internal: '/a', public: '/b' },
      { internal: '/b', public: '/a' },
    ]
    placeExport(out, swapped, [])
    expect([read('a.html'), read('b.html')]).toEqual(['b.html', 'a.html'])
  })
})
