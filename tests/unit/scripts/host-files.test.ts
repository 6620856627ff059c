/** @jest-environment node */
import { headersFile, redirectsFile } from '@/scripts/export/host-files'

test('headers of our own come first and in every build; those for the same path are joined', () => {
  const own =
    '\uFEFF# Old site\r\n/*\r\n  X-Old: 1\r\n\r\n/old/*\r\n  Cache-Control: no-store\r\n/nl\r\n  ! X-Old\r\n'
  const file = headersFile('production', own)
  expect(file).toMatch(/^\/\*\n {2}X-Old: 1\n {2}\w/)
  expect(file).toContain('\n/old/*\n  Cache-Control: no-store\n/nl\n  ! X-Old\n/_next')
  expect(file.match(/^\/\*$/gm)).toHaveLength(1)
})

const pages = ['/', '/prices', '/nl/rates'].map((path) => ({ internal: path, public: path }))

/** Redirects of our own come before those of the file names of pages, unless they begin at a page. */
test.each([
  ['/prices/ /old', '/prices'],
  ['/nl/* /:splat', '/nl/rates'],
  ['/* https://example.org 301', '/'],
  ['/prices-2024 /prices', null],
  ['/ page_id=12 /prices 301!', null],
  ['/prices.html /old 302', null],
  ['https://old.example.org/* https://example.org/:splat 301!', null],
  ['/forms /.netlify/functions/lead 200', null],
])('the redirect %j begins at the page %s', (own, page) => {
  const redirects = () => redirectsFile(pages, `# Old\n${own}`, []).trimEnd().split('\n')
  if (page) expect(redirects).toThrow(`"${own}" begins at the page ${page}`)
  else
    expect(redirects()).toEqual([
      own,
      '/index.html / 301',
      '/prices.html /prices 301',
      '/nl/rates.html /nl/rates 301',
    ])
})
