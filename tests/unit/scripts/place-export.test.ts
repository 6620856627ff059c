/** @jest-environment node */
import { addresses } from '@/lib/content/pages'
import { filesOf, placeExport } from '@/scripts/export/place'
import { temporaryExport } from './temporary-export'

/** The files that Next writes for one page. Each contains its own path. */
const filesOfPage = (internal: string) => [
  `${internal.slice(1)}.html`,
  `${internal.slice(1)}.txt`,
  `${internal.slice(1)}/__next._tree.txt`,
]
const others = ['404.html', '_not-found.html', '_not-found/__next._tree.txt', '_next/a.js', 'robots.txt']
const exported = [...addresses.flatMap(({ internal }) => filesOfPage(internal)), ...others]

const place = (out: string) => placeExport(out, addresses, ['nl', 'en'])

describe('placeExport', () => {
  const { out, read } = temporaryExport(exported)
  beforeAll(() => place(out))

  it.each(addresses)('moves $internal to $public', ({ internal, public: address }) => {
    expect(read(address === '/' ? 'index.html' : `${address}.html`)).toBe(`${internal.slice(1)}.html`)
  })

  it('keeps only assets, robots.txt and the not-found page, which also exists in the folder of each language', () => {
    const files = filesOf(out).filter(
      (file) => !addresses.some(({ public: at }) => `/${file}` === `${at}.html`),
    )
    expect(files.sort()).toEqual([
      '404.html',
      '_next/a.js',
      'en/404.html',
      'index.html',
      'nl/404.html',
      'robots.txt',
    ])
  })

  it('may swap the places of two pages', () => {
    const { out, read } = temporaryExport(['a.html', 'b.html', '404.html'])
    const swapped = [
      { internal: '/a', public: '/b' },
      { internal: '/b', public: '/a' },
    ]
    placeExport(out, swapped, [])
    expect([read('a.html'), read('b.html')]).toEqual(['b.html', 'a.html'])
  })
})

describe('an export that differs from the route table', () => {
  it('is rejected if a page of the table has no file', () => {
    const { out } = temporaryExport(exported.filter((file) => file !== 'nl/pricing.html'))
    expect(() => place(out)).toThrow('The export has no file for these pages: nl/pricing.html.')
  })

  it('is rejected if a page is not in the table', () => {
    const { out } = temporaryExport([...exported, 'fr/brochure.html'])
    expect(() => place(out)).toThrow('The route table knows no address for: fr/brochure.html.')
  })

  it('is rejected before a page overwrites another file', () => {
    const { out, read } = temporaryExport([...exported, 'tarifs.html'])
    expect(() => place(out)).toThrow('Two pages of the export claim one place: tarifs.html.')
    expect(read('tarifs.html')).toBe('tarifs.html')
  })
})
