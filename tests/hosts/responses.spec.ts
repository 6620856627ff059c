import { readdirSync } from 'node:fs'
import { publicPages } from '@/lib/content/pages'
import { publicPath } from '@/lib/i18n/routes'
import { cacheForever, hashedFiles, revalidate } from '@/lib/site/cache-headers'
import { securityHeaders } from '@/lib/site/security-headers'
import { site } from '@/lib/site/site'
import { expect, test } from '../server'
import { moved } from './commands'

const prices = publicPath('/pricing', 'fr')
const script = readdirSync('out/_next/static/page').find((name) => name.endsWith('.js'))
const hashed = `${hashedFiles}page/${script}`
// Nothing here waits: a response that has come cannot change any more.
const unmoved = { maxRedirects: 0 }

/** Apache redirects /nl to /nl/, because a folder has that name, and the page is shown there. */
const folders = ['/nl', '/en']
const spelling = (address: string, server: string) =>
  server.startsWith('apache') && folders.includes(address) ? `${address}/` : address

test('every page responds in its language without a redirect', async ({ request, server }) => {
  for (const { public: page, locale } of publicPages) {
    const address = spelling(page, server)
    const asked = await request.get(`${page}?utm_source=a%20b`, { maxRedirects: 1 })
    expect(asked.url()).toMatch(new RegExp(`${address}\\?utm_source=a%20b$`))
    const response = await request.get(address, unmoved)
    expect(response.status(), address).toBe(200)
    expect(response.headers()['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i)
    expect(await response.text()).toContain(`<html lang="${locale}"`)
    expect((await request.head(address, unmoved)).status()).toBe(200)
  }
})

test('Apache behind a proxy that ends TLS redirects to the scheme of the visitor', async ({
  request,
  server,
}) => {
  test.skip(!server.startsWith('apache'))
  const headers = { 'X-Forwarded-Proto': 'https' }
  for (const path of [`${prices}/`, `${prices}.html`, '/index.html', '/nl', '/once.php'])
    expect((await request.get(path, { ...unmoved, headers })).headers().location, path).toMatch(/^https:/)
})

test('unknown URLs respond with 404', async ({ request, server }) => {
  const pages = ['/nowhere', '/nowhere/', '/nl/a/b/c', '/en/nowhere', '/contact/x', '/nlx', '/fr/pricing']
  const others = ['/_next/', '/og/', '/robots', '/icon-192']
  // Cloudflare responds to the file of the not-found page with 200.
  const file = server === 'cloudflare' ? [] : ['/404', '/404.html', '/nl/404']
  for (const path of [...pages, ...others, ...file]) {
    const response = await request.get(path, unmoved)
    expect(response.status(), path).toBe(404)
    expect(response.headers()['content-type']).toContain('text/html')
    expect(response.headers()['cache-control'] ?? '').not.toContain('immutable')
  }
})

test('other spellings of an address redirect permanently, with their query', async ({ request, server }) => {
  for (const [other, address] of [
    [`${prices}.html`, prices],
    [`${prices}/`, prices],
    ['/nl/', '/nl'],
    ['/nl/contact/', '/nl/contact'],
    ['/index.html', '/'],
  ] as const) {
    if (spelling(address, server) === other) continue
    for (const query of ['', '?utm_source=a%20b&next=/x.html']) {
      const response = await request.get(other + query, unmoved)
      expect([301, 308], other).toContain(response.status())
      const { pathname, search } = new URL(response.headers().location ?? '', response.url())
      expect(pathname + search).toBe(address + query)
    }
  }
})

test('former paths redirect permanently to their pages, with their query', async ({ request }) => {
  for (const [from, to] of moved)
    for (const query of ['', '?utm_source=a%20b']) {
      const response = await request.get(from + query, unmoved)
      expect([301, 308], from).toContain(response.status())
      const { pathname, search } = new URL(response.headers().location ?? '', response.url())
      expect(pathname + search).toBe(to + query)
    }
})

test('a copy of nginx.conf for another host has its own redirects', async ({ request, server }) => {
  test.skip(server !== 'nginx')
  const response = await request.get('/once', { ...unmoved, headers: { Host: 'staging.example.org' } })
  expect(response.headers().location).toMatch(/\/contact$/)
})

test('the source of a PHP file is never sent, nor that of a copy', async ({ request }) => {
  for (const path of ['/contact.php', '/contact.php/', '/CONTACT.PHP', '/contact.php~', '/.contact.php.swp'])
    for (const method of ['GET', 'POST']) {
      const response = await request.fetch(path, { method, ...unmoved })
      expect(response.status(), path).toBeGreaterThanOrEqual(400)
      expect(await response.text()).not.toContain('<?php')
    }
})

test('hashed files are cached for a year, everything else is revalidated', async ({ request, server }) => {
  test.skip(server === 'apache-bare', 'It has no module for headers.')
  const response = await request.get(hashed, { headers: { 'Accept-Encoding': 'gzip' } })
  expect(response.headers()['cache-control']).toBe(cacheForever)
  expect(response.headers()['content-encoding']).toBe('gzip')
  expect((await request.get(`${hashedFiles}page/missing.js`)).status()).toBe(404)
  const page = (await request.get(prices)).headers()
  expect(page['cache-control']).toBe(revalidate)
  expect((await request.get(prices, { headers: { 'If-None-Match': page.etag ?? '' } })).status()).toBe(304)
})

test('every response has the security headers', async ({ request, server }) => {
  test.skip(server === 'apache-bare', 'It has no module for headers.')
  for (const path of ['/', publicPath('/pricing', 'en'), '/robots.txt', hashed, '/nowhere']) {
    const headers = (await request.get(path)).headers()
    for (const [name, value] of Object.entries(securityHeaders(site.deploy)))
      expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value)
  }
})
