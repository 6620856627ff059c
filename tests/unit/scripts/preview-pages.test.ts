/** @jest-environment node */
import { servePreview } from './serve-preview'

let preview: Awaited<ReturnType<typeof servePreview>>
beforeAll(async () => {
  preview = await servePreview()
})
afterAll(() => preview.stop())

const get: typeof preview.get = (address, init) => preview.get(address, init)

describe('pages', () => {
  it.each([
    ['/', 'index.html'],
    ['/tarifs', 'tarifs.html'],
    ['/nl', 'nl.html'],
    ['/nl/prijzen?utm=1', 'nl/prijzen.html'],
  ])('%s shows %s, to be revalidated', async (address, file) => {
    const response = await get(address)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html;charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(await response.text()).toBe(file)
  })

  it('sends the router’s payloads as plain text and hashed files to keep for ever', async () => {
    expect((await get('/tarifs/__next.a.txt')).headers.get('content-type')).toBe('text/plain;charset=utf-8')
    expect((await get('/_next/static/a.js')).headers.get('cache-control')).toContain('immutable')
  })

  it('answers HEAD with the headers alone, and 304 to who has the page already', async () => {
    const head = await get('/tarifs', { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '11', ''])
    const again = await get('/tarifs', { headers: { 'If-None-Match': head.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
  })

  it.each([
    ['/tarifs/', '/tarifs'],
    ['/nl/prijzen.html', '/nl/prijzen'],
    ['/index.html', '/'],
  ])('leads %s to the clean address %s', async (address, clean) => {
    const response = await get(address)
    expect([response.status, response.headers.get('location')]).toEqual([308, clean])
  })

  it.each([
    ['/nowhere', '404.html'],
    ['/a/b/c', '404.html'],
    ['/nlx', '404.html'],
    ['/nl/nowhere/deep', 'nl/404.html'],
    ['/404', '404.html'],
    ['/nl/404.html', 'nl/404.html'],
    ['/index', '404.html'],
    ['/%E0%A4%A', '404.html'],
    ['/%00', '404.html'],
    ['//elsewhere.example/', '404.html'],
    ['/nl/constructor', 'nl/404.html'],
  ])('answers %s with %s and status 404', async (address, file) => {
    const response = await get(address)
    expect([response.status, await response.text()]).toEqual([404, file])
  })

  it('protects every answer by its headers', async () => {
    for (const address of ['/', '/nowhere', '/inbox', '/forms', '/_next/static/a.js']) {
      const { headers } = await get(address)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('x-powered-by')).toBeNull()
    }
  })
})
