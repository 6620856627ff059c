/** @jest-environment node */
import { createHash } from 'node:crypto'
import { addContentPolicies, endpointOrigins } from '@/scripts/export/content-policy'
import { temporaryFolder } from './temporary-folder'

const page =
  '<!DOCTYPE html><html lang="fr"><head><meta charSet="utf-8"/><script src="/a.js" async=""></script></head><body><main style="color:red">Été</main><script type="application/ld+json">{"@type":"Thing"}</script><script type="speculationrules">{}</script><script>push("é")</script></body></html>'

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the policy of a page', () => {
  const { folder: out, read } = temporaryFolder({ 'nl/404.html': page })
  addContentPolicies({ out, pages: ['nl/404.html'] }, ['https://forms.example'])
  const html = read('nl/404.html')

  it('comes directly after the charset', () => {
    expect(html).toContain('<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="')
  })

  it('allows each inline script of the page by its hash, and no other', () => {
    expect(html).toContain(`; script-src 'self' ${sha256('{}')} ${sha256('push("é")')};`)
  })

  it('allows inline styles, and nothing from other origins than the form endpoint', () => {
    expect(html).toContain("default-src 'none';")
    expect(html).toContain("; style-src 'self' 'unsafe-inline';")
    expect(html).toContain("; connect-src 'self' https://forms.example;")
    expect(html.match(/\*|https?:/g)).toHaveLength(1)
  })
})

it.each([
  [
    'https://forms.example/f/abc',
    'https://count.example/e',
    ['https://forms.example', 'https://count.example'],
  ],
  ['https://one.example/f', 'https://one.example/count', ['https://one.example']],
  ['/forms', null, []],
])('pages may send data to %s and %s', (formEndpoint, measureEndpoint, origins) => {
  expect(endpointOrigins({ formEndpoint, measureEndpoint })).toEqual(origins)
})

it('names a page that cannot be html', () => {
  const { folder: out } = temporaryFolder({ 'odd.html': '<!doctype html><title>Odd</title>' })
  expect(() => addContentPolicies({ out, pages: ['odd.html'] }, [])).toThrow(
    'odd.html: The head does not state its charset.',
  )
})
