/** @jest-environment node */
import { createHash } from 'node:crypto'
import { addContentPolicy, endpointOrigins } from '@/scripts/export/content-policy'
import { change, PageSource } from '@/scripts/export/page-source'

const page =
  '<!DOCTYPE html><html lang="fr"><head><meta charSet="utf-8"/><script src="/a.js" async=""></script></head><body><main style="color:red">Été</main><script type="application/ld+json">{"@type":"Thing"}</script><script type="speculationrules">{}</script><script>push("é")</script></body></html>'

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

it('the policy comes after the charset, and allows the inline scripts by their hashes and the form endpoint', () => {
  const changed = new PageSource([], page)
  addContentPolicy(['https://forms.example'])(changed)
  const [, policy = ''] =
    /<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)/.exec(
      `${changed}`,
    ) ?? []
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      `script-src 'self' ${sha256('{}')} ${sha256('push("é")')}`,
      "style-src 'self' 'unsafe-inline'",
      "connect-src 'self' https://forms.example",
    ]),
  )
  expect(policy.match(/\*|https?:/g)).toHaveLength(1)
})

it.each([
  ['https://forms.example/f', 'https://count.example/e', ['https://forms.example', 'https://count.example']],
  ['https://one.example/f', 'https://one.example/count', ['https://one.example']],
  ['/forms', null, []],
])('pages may send data to %s and %s', (formEndpoint, measureEndpoint, origins) => {
  expect(endpointOrigins({ formEndpoint, measureEndpoint })).toEqual(origins)
})

it('names a page that does not state its charset', () => {
  const odd = new PageSource(['odd.html'], '<!doctype html><title>Odd</title>')
  expect(() => change(odd, [addContentPolicy([])])).toThrow('odd.html: ')
})
