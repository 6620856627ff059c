/** @jest-environment node */
import { createHash } from 'node:crypto'
import { attribute, type Element, elementsOf, textOf } from '@/scripts/export/html'
import { sealExport } from '@/scripts/export/seal'
import { temporaryExport } from './temporary-export'

const page =
  '<!DOCTYPE html><html lang="fr"><head><meta charSet="utf-8"/><script src="/a.js" async=""></script></head><body><main style="color:red">Été</main><script type="application/ld+json">{"@type":"Thing"}</script><script type="speculationrules">{}</script><script>push("é")</script></body></html>'

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the policy of a page', () => {
  const { out, read } = temporaryExport({ 'index.html': page, 'nl/404.html': page })
  sealExport(out, ['https://forms.example'])
  const elements = elementsOf(read('index.html'))
  const place = elements.findIndex((one) => attribute(one, 'http-equiv') === 'Content-Security-Policy')
  const policy = elements.slice(place, place + 1).map((one) => attribute(one, 'content') ?? '')[0] ?? ''
  const directives = new Map(
    policy.split('; ').map((directive) => [directive.split(' ', 1)[0], directive.split(' ').slice(1)]),
  )

  it('comes directly after the charset', () => {
    expect(attribute(elements[place - 1] as Element, 'charset')).toBe('utf-8')
    expect(read('nl/404.html')).toBe(read('index.html'))
  })

  it('allows each inline script of the page by its hash, and no other', () => {
    const code = elements
      .filter((one) => one.tagName === 'script' && !attribute(one, 'src'))
      .filter((one) => attribute(one, 'type') !== 'application/ld+json')
      .map(textOf)
    expect(code).toHaveLength(2)
    expect(directives.get('script-src')).toEqual(["'self'", ...code.map(sha256)])
  })

  it('allows inline styles, and nothing from other origins', () => {
    expect(directives.get('style-src')).toEqual(["'self'", "'unsafe-inline'"])
    expect(directives.get('default-src')).toEqual(["'none'"])
    expect([...directives.values()].flat().filter((source) => /^(\*|http)/.test(source))).toEqual([
      'https://forms.example',
    ])
    expect(directives.get('connect-src')).toEqual(["'self'", 'https://forms.example'])
  })

  it('names a page that cannot be sealed', () => {
    const odd = temporaryExport({ 'odd.html': '<!doctype html><title>Odd</title>' })
    expect(() => sealExport(odd.out, [])).toThrow('odd.html: The head does not state its charset.')
  })
})
