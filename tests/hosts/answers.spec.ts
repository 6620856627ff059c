import { readdirSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { cacheForever, hashedFiles, revalidate } from '@/lib/cache-headers'
import { addresses } from '@/lib/content/pages'
import { securityHeaders } from '@/lib/security-headers'
import { site } from '@/lib/site'

const unknown = ['/nowhere', '/nl/nergens', '/nl/a/b/c', '/en/nowhere', '/contact/x', '/nlx', '/fr/pricing']
const style = readdirSync('out/_next/static/chunks').find((name) => name.endsWith('.js'))
const hashed = `${hashedFiles}chunks/${style}`

for (const { public: address, locale } of addresses) {
  test(`${address} answers at once, in its language`, async ({ request }) => {
    const answer = await request.get(address, { maxRedirects: 0 })
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i)
    expect(await answer.text()).toContain(`<html lang="${locale}"`)
    expect((await request.head(address, { maxRedirects: 0 })).status()).toBe(200)
  })
}

for (const path of unknown) {
  test(`${path} is not found`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status()).toBe(404)
    expect(answer.headers()['content-type']).toContain('text/html')
    expect(answer.headers()['cache-control'] ?? '').not.toContain('immutable')
    expect((await request.head(path, { maxRedirects: 0 })).status()).toBe(404)
  })
}

test('other spellings of an address lead to it for good', async ({ request }) => {
  for (const [spelling, address] of [
    ['/tarifs.html', '/tarifs'],
    ['/tarifs/', '/tarifs'],
    ['/nl.html', '/nl'],
    ['/nl/', '/nl'],
    ['/nl/prijzen/', '/nl/prijzen'],
    ['/index.html', '/'],
  ] as const) {
    const answer = await request.get(spelling, { maxRedirects: 0 })
    expect([301, 308]).toContain(answer.status())
    expect(new URL(answer.headers().location ?? '', answer.url()).pathname).toBe(address)
  }
})

test('what the router fetches is text', async ({ request }) => {
  for (const file of ['/robots.txt', '/index.txt', '/tarifs.txt', '/nl/prijzen/__next._tree.txt']) {
    const answer = await request.get(file, { maxRedirects: 0 })
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toMatch(/^text\/plain; ?charset=utf-8$/i)
  }
})

test('files with a hash in their name are kept for a year, everything else is asked for again', async ({
  request,
}) => {
  expect((await request.get(hashed)).headers()['cache-control']).toBe(cacheForever)
  for (const path of ['/', '/nl/prijzen', '/tarifs.txt', '/sitemap.xml']) {
    expect((await request.get(path)).headers()['cache-control']).toBe(revalidate)
  }
  const missing = await request.get(`${hashedFiles}chunks/missing.js`)
  expect(missing.status()).toBe(404)
})

test('every answer carries the security headers', async ({ request }) => {
  for (const path of ['/', '/en/pricing', '/robots.txt', hashed, '/nowhere']) {
    const headers = (await request.get(path)).headers()
    for (const [name, value] of Object.entries(securityHeaders(site.deploy))) {
      expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value)
    }
  }
})

test('an unchanged page is not sent twice', async ({ request }) => {
  const etag = (await request.get('/tarifs')).headers().etag ?? ''
  expect(etag).not.toBe('')
  const again = await request.get('/tarifs', { headers: { 'If-None-Match': etag } })
  expect(again.status()).toBe(304)
})

test('text is compressed for browsers that can read it so', async ({ request }) => {
  const answer = await request.get(hashed, { headers: { 'Accept-Encoding': 'gzip' } })
  expect(answer.headers()['content-encoding']).toBe('gzip')
})
