import { readFileSync } from 'node:fs'
import { cacheForever, hashedFiles, revalidate } from '@/lib/cache-headers'
import { addresses } from '@/lib/content/pages'
import { securityHeaders } from '@/lib/security-headers'
import { headersFile } from '@/scripts/hosts/headers-file'
import { redirectsFile } from '@/scripts/hosts/redirects-file'

describe('_headers', () => {
  test('gives every answer the security headers', () => {
    const [everywhere = ''] = headersFile('local').split(/\n(?=\/)/)
    expect(everywhere.split('\n')[0]).toBe('/*')
    for (const [name, value] of Object.entries(securityHeaders('local'))) {
      expect(everywhere).toContain(`\n  ${name}: ${value}`)
    }
  })

  test('asks for https for good in production only', () => {
    expect(headersFile('production')).toContain('Strict-Transport-Security')
    expect(headersFile('preview')).not.toContain('Strict-Transport-Security')
  })

  test('keeps a preview, and only a preview, out of search engines', () => {
    expect(headersFile('preview')).toContain('\n  X-Robots-Tag: noindex')
    expect(headersFile('production')).not.toContain('X-Robots-Tag')
    expect(headersFile('local')).not.toContain('X-Robots-Tag')
  })

  test('names no header in two rules, because hosts join the values of rules that both match', () => {
    const names = headersFile('preview').match(/^ {2}[\w-]+(?=:)/gm) ?? []
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('_redirects', () => {
  const lines = redirectsFile(addresses.map((address) => address.public))
    .trimEnd()
    .split('\n')

  test('leads the file names of pages to their addresses, for good', () => {
    expect(lines).toContain('/index.html / 301')
    expect(lines).toContain('/nl.html /nl 301')
    expect(lines).toHaveLength(addresses.length)
  })

  test('holds no status that Cloudflare Pages refuses', () => {
    for (const line of lines) expect(line).toMatch(/^\/\S+ \/\S* 30[12378]$/)
  })

  test('stops at the 2000 rules that Cloudflare Pages reads', () => {
    const many = Array.from({ length: 3000 }, (_, index) => `/city-${index}`)
    expect(redirectsFile(many).trimEnd().split('\n')).toHaveLength(2000)
  })
})

describe.each(['deploy/nginx.conf', 'deploy/Caddyfile'])('the sample %s', (file) => {
  const sample = readFileSync(file, 'utf8')

  test.each(Object.entries(securityHeaders('production')))('sends %s', (name, value) => {
    expect(sample).toContain(`${name} "${value}"`)
  })

  test('keeps hashed files for a year and asks again for the rest', () => {
    expect(sample).toContain(hashedFiles)
    expect(sample).toContain(`"${cacheForever}"`)
    expect(sample).toContain(`"${revalidate}"`)
  })
})

describe('vercel.json', () => {
  const { headers, outputDirectory, cleanUrls } = JSON.parse(readFileSync('vercel.json', 'utf8'))
  const pairs = headers.map((rule: { source: string; headers: { key: string; value: string }[] }) => [
    rule.source,
    Object.fromEntries(rule.headers.map(({ key, value }) => [key, value])),
  ])

  test('serves the export with addresses without an ending', () => {
    expect({ outputDirectory, cleanUrls }).toEqual({ outputDirectory: 'out', cleanUrls: true })
  })

  test('sends the security headers; https for good is that host’s own default', () => {
    expect(pairs).toEqual([
      ['/(.*)', securityHeaders('preview')],
      [`${hashedFiles}(.*)`, { 'Cache-Control': cacheForever }],
    ])
  })
})
