/** @jest-environment node */
import { createHash } from 'node:crypto'
import { endpointOrigins, sealExport } from '@/scripts/export/seal'
import { temporaryFolder } from './temporary-folder'

const page =
  '<!DOCTYPE html><html lang="fr"><head><meta charSet="utf-8"/><script src="/a.js" async=""></script></head><body><main style="color:red">Été</main><script type="application/ld+json">{"@type":"Thing"}</script><script type="speculationrules">{}</script><script>push("é")</script></body></html>'

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the policy of a page', () => {
  const { folder: out, read } = temporaryFolder({ 'nl/404.html': page })
  sealExport(out, ['https://forms.example'])
  const sealed = read('nl/404.html')

  it('comes directly after the charset', () => {
    expect(sealed).toContain('<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="')
  })

  it('allows each inline script of the page by its hash, and no other', () => {
    expect(sealed).toContain(`; script-src 'self' ${sha256('{}')} ${sha256('push("é")')};`)
  })

  it('allows inline styles, and nothing from other origins than the form endpoint', () => {
    expect(sealed).toContain("default-src 'none';")
    expect(sealed).toContain("; style-src 'self' 'unsafe-inline';")
    expect(sealed).toContain("; connect-src 'self' https://forms.example;")
    expect(sealed.match(/\*|https?:/g)).toHaveLength(1)
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

it('names a page that cannot be sealed', () => {
  const { folder: out } = temporaryFolder({ 'odd.html': '<!doctype html><title>Odd</title>' })
  expect(() => sealExport(out, [])).toThrow('odd.html: The head does not state its charset.')
})
