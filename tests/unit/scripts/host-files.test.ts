/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { cacheForever, hashedFiles, revalidate } from '@/lib/cache-headers'
import { publicPages } from '@/lib/content/pages'
import { securityHeaders } from '@/lib/security-headers'
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
  const lines = redirectsFile(publicPages).trimEnd().split('\n')
  expect(lines).toContain('/index.html / 301')
  expect(lines).toContain('/nl.html /nl 301')
  expect(lines).toHaveLength(publicPages.length)
})

test('deploy/nginx.conf sends the same headers', () => {
  const sample = readFileSync('deploy/nginx.conf', 'utf8')
  for (const [name, value] of Object.entries(securityHeaders('production')))
    expect(sample).toContain(`${name} "${value}"`)
  for (const part of [hashedFiles, `"${cacheForever}"`, `"${revalidate}"`]) expect(sample).toContain(part)
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
