/** @jest-environment node */
import { cacheForever } from '@/lib/site/cache-headers'
import { securityHeaders } from '@/lib/site/security-headers'
import { headersFile, redirectsFile } from '@/scripts/export/host-files'

test.each(['local', 'preview', 'production'] as const)(
  '_headers of a %s build has each security header once, and noindex unless it is production',
  (kind) => {
    const headers = headersFile(kind).match(/(?<=^ {2}).*/gm) ?? []
    const expected = Object.entries(securityHeaders(kind)).map(([name, value]) => `${name}: ${value}`)
    const noindex = kind === 'production' ? [] : ['X-Robots-Tag: noindex, nofollow']
    expect(headers.toSorted()).toEqual([...expected, ...noindex, `Cache-Control: ${cacheForever}`].toSorted())
  },
)

test('headers of our own come first and in every build; those for the same path are joined', () => {
  const own =
    '\uFEFF# Old site\r\n/*\r\n  X-Old: 1\r\n\r\n/old/*\r\n  Cache-Control: no-store\r\n/nl\r\n  ! X-Old\r\n'
  const file = headersFile('production', own)
  expect(file).toMatch(/^\/\*\n {2}X-Old: 1\n {2}X-Content-Type-Options: nosniff\n/)
  expect(file).toContain('\n/old/*\n  Cache-Control: no-store\n/nl\n  ! X-Old\n/_next')
  expect(file.match(/^\/\*$/gm)).toHaveLength(1)
})

const pages = ['/', '/tarifs', '/nl', '/nl/contact'].map((path) => ({ internal: path, public: path }))

/** Redirects of our own come before those of the file names of pages, unless they begin at a page. */
test.each([
  ['/tarifs/ /prix', '/tarifs'],
  ['/nl/* /:splat', '/nl'],
  ['/* https://example.org 301', '/'],
  ['/tarifs-2024 /tarifs', null],
  ['/ page_id=12 /dijon 301!', null],
  ['/tarifs.html /prix 302', null],
  ['https://old.example.org/* https://example.org/:splat 301!', null],
  ['/forms /.netlify/functions/lead 200', null],
])('the redirect %j begins at the page %s', (own, page) => {
  const redirects = () => redirectsFile(pages, `# Old\n${own}`, []).trimEnd().split('\n')
  if (page) expect(redirects).toThrow(`"${own}" begins at the page ${page}`)
  else
    expect(redirects()).toEqual([
      own,
      '/index.html / 301',
      ...Array(pages.length - 1).fill(expect.stringMatching(/^(\/.+)\.html \1 301$/)),
    ])
})
