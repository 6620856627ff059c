/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { cacheForever, hashedFiles, revalidate } from '@/lib/build/cache-headers'
import { securityHeaders } from '@/lib/build/security-headers'
import { publicPages } from '@/lib/content/pages'
import { headersFile, redirectsFile } from '@/scripts/export/host-files'

const kinds = ['local', 'preview', 'production'] as const
test.each(kinds)(
  '_headers of a %s build has each security header once, and noindex unless it is production',
  (kind) => {
    const file = headersFile(kind)
    for (const [name, value] of Object.entries(securityHeaders(kind)))
      expect(file).toContain(`\n  ${name}: ${value}\n`)
    const names = file.match(/^ {2}[\w-]+(?=:)/gm) ?? []
    expect(new Set(names).size).toBe(names.length)
    expect(file.includes('X-Robots-Tag: noindex')).toBe(kind !== 'production')
  },
)

test('production demands https of the site for two years, and not of its subdomains', () => {
  expect(securityHeaders('production')['Strict-Transport-Security']).toBe('max-age=63072000')
})

test('_redirects redirects the file names of pages permanently to their URLs', () => {
  const lines = redirectsFile(publicPages, '', []).trimEnd().split('\n')
  expect(lines).toContain('/index.html / 301')
  expect(lines).toContain('/nl.html /nl 301')
  expect(lines).toHaveLength(publicPages.length)
})

test.each(['nginx.conf', 'apache.htaccess'])('deploy/%s sends the same headers', (file) => {
  const sample = readFileSync(`deploy/${file}`, 'utf8')
  for (const [name, value] of Object.entries(securityHeaders('production')))
    expect(sample).toContain(`${name} "${value}"`)
  for (const part of [hashedFiles.slice(1), `"${cacheForever}"`, `"${revalidate}"`])
    expect(sample).toContain(part)
})

test('deploy/apache.htaccess has no directive that needs more than AllowOverride FileInfo', () => {
  const sample = readFileSync('deploy/apache.htaccess', 'utf8')
  expect(sample).not.toMatch(
    /^\s*(Options|Directory|FallbackResource|Expires|Require|Order|Deny|Allow|AcceptPathInfo)/m,
  )
  expect(sample.match(/^Header|^RequestHeader/gm)).toBeNull()
})

test('the checks read our folders only, not functions of hosts or a worktree at the top level', () => {
  const settingsIn = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
  const patterns: string[] = [
    ...settingsIn('tsconfig.json').include,
    ...settingsIn('biome.json').files.includes,
    ...settingsIn('knip.json').project,
  ]
  expect(patterns).toContain('lib/**')
  expect(patterns.filter((pattern) => /^(\*\*|functions|netlify|api)/.test(pattern))).toEqual([])
  // Biome ends if it finds the configuration of a worktree.
  expect(patterns).toContain('!!*/**/biome.json')
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

describe('rules of our own in public/', () => {
  test('come first, in their order; those for the same path are joined', () => {
    const own = '\uFEFF# Old site\r\n/*\r\n  X-Old: 1\r\n\r\n/old/*\r\n  Cache-Control: no-store\r\n'
    const file = headersFile('production', own)
    expect(file).toMatch(/^\/\*\n {2}X-Old: 1\n {2}X-Content-Type-Options: nosniff\n/)
    expect(file).toMatch(/\n\/old\/\*\n {2}Cache-Control: no-store\n\/_next/)
    expect(file.match(/^\/\*$/gm)).toHaveLength(1)
    expect(
      redirectsFile(publicPages, '# Old\n/ancien /tarifs 301\n/blog/* / 302').split('\n').slice(0, 3),
    ).toEqual(['/ancien /tarifs 301', '/blog/* / 302', '/index.html / 301'])
  })

  test.each([
    ['/telechargements/*', 'X-Robots-Tag: noindex'],
    ['/nl', '! Content-Security-Policy'],
    ['/*', 'X-Content-Type-Options: nosniff'],
  ])('the header of %s %s is kept in every build', (rule, header) => {
    for (const kind of kinds)
      expect(headersFile(kind, `${rule}\n  ${header}\n`)).toContain(`${rule}\n  ${header}\n`)
  })

  test.each([
    ['/tarifs/ /prix', '"/tarifs/ /prix" begins at the page /tarifs'],
    ['/nl/* /:splat', '"/nl/* /:splat" begins at the page /nl'],
    ['/* https://example.org 301', '"/* https://example.org 301" begins at the page /'],
  ])('the redirect %j stops the build', (own, problem) => {
    expect(() => redirectsFile(publicPages, own)).toThrow(`- ${problem}`)
  })

  test.each([
    '/tarifs-2024 /tarifs',
    '/tarifs.html /prix 302',
    'https://old.example.org/* https://example.org/:splat 301!',
    '/forms /.netlify/functions/lead 200',
  ])('the redirect %j is fine', (own) => {
    expect(redirectsFile(publicPages, own).startsWith(`${own}\n`)).toBe(true)
  })
})
