/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { publicPages } from '@/lib/content/pages'
import { cacheForever, hashedFiles, revalidate } from '@/lib/site/cache-headers'
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

test.each(['nginx.conf', 'apache.htaccess'])('deploy/%s sends the same headers', (file) => {
  const sample = readFileSync(`deploy/${file}`, 'utf8')
  for (const [name, value] of Object.entries(securityHeaders('production')))
    expect(sample).toContain(`${name} "${value}"`)
  for (const part of [hashedFiles.slice(1), `"${cacheForever}"`, `"${revalidate}"`])
    expect(sample).toContain(part)
})

test('vercel.json sends the same headers, except Strict-Transport-Security, which Vercel sends by default', () => {
  const { headers, outputDirectory, cleanUrls } = JSON.parse(readFileSync('vercel.json', 'utf8'))
  const listed = (values: object) => Object.entries(values).map(([key, value]) => ({ key, value }))
  expect({ outputDirectory, cleanUrls }).toEqual({ outputDirectory: 'out', cleanUrls: true })
  expect(headers).toEqual([
    { source: '/(.*)', headers: listed(securityHeaders('preview')) },
    { source: `${hashedFiles}(.*)`, headers: listed({ 'Cache-Control': cacheForever }) },
  ])
})

test('deploy/apache.htaccess has no directive that needs more than AllowOverride FileInfo', () => {
  expect(readFileSync('deploy/apache.htaccess', 'utf8')).not.toMatch(
    /^\s*(Options|Directory|FallbackResource|Expires|Require|Order|Deny|Allow|AcceptPathInfo)|^(Request)?Header/m,
  )
})

test('the checks read our folders only, not functions of hosts or a worktree at the top level', () => {
  const settingsIn = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
  const patterns: string[] = [
    ...settingsIn('tsconfig.json').include,
    ...settingsIn('biome.json').files.includes,
    ...settingsIn('knip.json').project,
  ]
  expect(patterns.filter((pattern) => /^(\*\*|functions|netlify|api)/.test(pattern))).toEqual([])
  // Biome ends if it finds the configuration of a worktree.
  expect(patterns).toContain('!!*/**/biome.json')
})

test('headers of our own come first and in every build; those for the same path are joined', () => {
  const own =
    '\uFEFF# Old site\r\n/*\r\n  X-Old: 1\r\n\r\n/old/*\r\n  Cache-Control: no-store\r\n/nl\r\n  ! X-Old\r\n'
  const file = headersFile('production', own)
  expect(file).toMatch(/^\/\*\n {2}X-Old: 1\n {2}X-Content-Type-Options: nosniff\n/)
  expect(file).toContain('\n/old/*\n  Cache-Control: no-store\n/nl\n  ! X-Old\n/_next')
  expect(file.match(/^\/\*$/gm)).toHaveLength(1)
})

/** Redirects of our own come before those of the file names of pages, unless they begin at a page. */
test.each([
  ['/tarifs/ /prix', '/tarifs'],
  ['/nl/* /:splat', '/nl'],
  ['/* https://example.org 301', '/'],
  ['/tarifs-2024 /tarifs', null],
  ['/tarifs.html /prix 302', null],
  ['https://old.example.org/* https://example.org/:splat 301!', null],
  ['/forms /.netlify/functions/lead 200', null],
])('the redirect %j begins at the page %s', (own, page) => {
  const redirects = () => redirectsFile(publicPages, `# Old\n${own}`, []).trimEnd().split('\n')
  if (page) expect(redirects).toThrow(`"${own}" begins at the page ${page}`)
  else
    expect(redirects()).toEqual([
      own,
      '/index.html / 301',
      ...Array(publicPages.length - 1).fill(expect.stringMatching(/^(\/.+)\.html \1 301$/)),
    ])
})
