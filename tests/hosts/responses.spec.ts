import { readdirSync } from 'node:fs'
import { cacheForever, hashedFiles, revalidate } from '@/lib/cache-headers'
import { publicPages } from '@/lib/content/pages'
import { securityHeaders } from '@/lib/security-headers'
import { site } from '@/lib/site'
import { expect, test } from '../server'

const script = readdirSync('out/_next/static/page').find((name) => name.endsWith('.js'))
const hashed = `${hashedFiles}page/${script}`
const unmoved = { maxRedirects: 0 }

test('every page responds in its language without a redirect', async ({ request }) => {
  for (const { public: address, locale } of publicPages) {
    const response = await request.get(address, unmoved)
    expect(response.status(), address).toBe(200)
    expect(response.headers()['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i)
    expect(await response.text()).toContain(`<html lang="${locale}"`)
    expect((await request.head(address, unmoved)).status()).toBe(200)
  }
})

test('unknown URLs respond with 404', async ({ request }) => {
  for (const path of ['/nowhere', '/nl/a/b/c', '/en/nowhere', '/contact/x', '/nlx', '/fr/pricing']) {
    const response = await request.get(path, unmoved)
    expect(response.status(), path).toBe(404)
    expect(response.headers()['content-type']).toContain('text/html')
    expect(response.headers()['cache-control'] ?? '').not.toContain('immutable')
  }
})

test('other spellings of an address redirect permanently, with their query', async ({ request }) => {
  for (const [spelling, address] of [
    ['/tarifs.html', '/tarifs'],
    ['/tarifs/', '/tarifs'],
    ['/nl/', '/nl'],
    ['/index.html', '/'],
  ] as const) {
    for (const query of ['', '?utm_source=a']) {
      const response = await request.get(spelling + query, unmoved)
      expect([301, 308], spelling).toContain(response.status())
      const { pathname, search } = new URL(response.headers().location ?? '', response.url())
      expect(pathname + search).toBe(address + query)
    }
  }
})

test('hashed files are cached for a year, everything else is revalidated', async ({ request }) => {
  const response = await request.get(hashed, { headers: { 'Accept-Encoding': 'gzip' } })
  expect(response.headers()['cache-control']).toBe(cacheForever)
  expect(response.headers()['content-encoding']).toBe('gzip')
  expect((await request.get(`${hashedFiles}page/missing.js`)).status()).toBe(404)
  const page = (await request.get('/tarifs')).headers()
  expect(page['cache-control']).toBe(revalidate)
  expect((await request.get('/tarifs', { headers: { 'If-None-Match': page.etag ?? '' } })).status()).toBe(304)
})

test('every response has the security headers', async ({ request }) => {
  for (const path of ['/', '/en/pricing', '/robots.txt', hashed, '/nowhere']) {
    const headers = (await request.get(path)).headers()
    for (const [name, value] of Object.entries(securityHeaders(site.deploy)))
      expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value)
  }
})
