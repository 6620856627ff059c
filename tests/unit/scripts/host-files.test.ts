/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { cacheForever, hashedFiles } from '@/lib/deploy/cache-headers'
import { securityHeaders } from '@/lib/deploy/security-headers'
import type { Path } from '@/lib/i18n/routes'
import { headersFile, redirectsFile } from '@/scripts/export/host-files'

test('headers of our own come first and in every build; those for the same path are joined', () => {
  const own =
    '\uFEFF# Old site\r\n/*\r\n  X-Old: 1\r\n\r\n/old/*\r\n  Cache-Control: no-store\r\n/nl\r\n  ! X-Old\r\n'
  const file = headersFile('production', ['media/a.1.svg', 'media/b.2.woff2', 'page/c-3.js'], own)
  expect(file).toMatch(/^\/\*\n {2}X-Old: 1\n {2}\w/)
  expect(file).toContain(
    '\n/old/*\n  Cache-Control: no-store\n/nl\n  ! X-Old\n/_next/static/media/*\n  Cache-Control: public, max-age=31536000, immutable\n/_next/static/page/c-3.js\n  Cache-Control',
  )
  expect(file.match(/^\/\*$/gm)).toHaveLength(1)
})

test.each([
  [89, true],
  [90, false],
])('with %i scripts, and a rule of the site, Cloudflare reads the file: %s', (count, isRead) => {
  const write = () =>
    headersFile(
      'production',
      Array.from({ length: count }, (_, index) => `page/${index}.js`),
    )
  if (isRead) expect(write().match(/^\//gm)).toHaveLength(90)
  else expect(write).toThrow('_headers has 91 rules, 0 of them from public/_headers, and may have 90')
})

const pages = ['/', '/prices', '/nl/rates'].map((path) => ({ internal: path, public: path }))

/** A redirect of our own, and the page that it hides. */
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
  const written = () => redirectsFile(pages, `# Old\n${own}`, [['/once', '/prices']])
  if (page) expect(written).toThrow(`"${own}" of public/_redirects begins at the page ${page}`)
  else expect(written()).toBe(`${own}\n/once /prices 301\n`)
})

test.each<[former: Path[], fault: string]>([
  [['/prices'], '/prices, which is a page now'],
  [['/prices/'], '/prices/, which is a page now'],
  [['/prices.html'], '/prices.html, which is a page now'],
  [['/'], '/, which is a page now'],
  [['/?page_id=12'], '/?page_id=12, which is a page now'],
  [['/once', '/two', '/once'], '/once twice'],
])('the former paths %j stop the build: %s', (former, fault) => {
  const moved = former.map((from) => [from, '/nl/rates'] as const)
  expect(() => redirectsFile(pages, '', moved)).toThrow(`formerPaths has ${fault}`)
})

test('former paths under what is no page stop the build', () => {
  expect(() => redirectsFile(pages, '', [['/once', '/tarifs']])).toThrow('does not exist')
})

test('vercel.json has the headers of the other hosts, and caches for a year only a hashed file that exists', () => {
  const { routes } = JSON.parse(readFileSync('vercel.json', 'utf8'))
  expect(routes).toEqual([
    // Vercel sends Strict-Transport-Security by itself.
    { src: '/(.*)', headers: securityHeaders('preview'), continue: true },
    { handle: 'hit' },
    { src: `${hashedFiles}(.*)`, headers: { 'Cache-Control': cacheForever }, continue: true },
  ])
})
