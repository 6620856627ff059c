/** @jest-environment node */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { attribute, elementsOf, textOf } from '@/scripts/export/html'
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

  it('stands right behind the charset; the rules for trusted types behind it', () => {
    const around = elements.slice(place - 1, place + 2)
    expect(around.map(({ tagName }) => tagName)).toEqual(['meta', 'meta', 'script'])
    expect(around.map(textOf)[2]).toContain('trustedTypes')
    expect(read('nl/404.html')).toBe(read('index.html'))
  })

  it('admits each script that the page runs by its hash and no other', () => {
    const code = elements
      .filter((one) => one.tagName === 'script' && !attribute(one, 'src'))
      .filter((one) => attribute(one, 'type') !== 'application/ld+json')
      .map(textOf)
    expect(code).toHaveLength(3)
    expect(directives.get('script-src')).toEqual(["'self'", ...code.map(sha256)])
  })

  it('admits styles of any kind, which nothing outside the site can be loaded by', () => {
    expect(directives.get('style-src')).toEqual(["'self'", "'unsafe-inline'"])
    expect(directives.get('default-src')).toEqual(["'none'"])
    expect([...directives.values()].flat().filter((source) => /^(\*|http)/.test(source))).toEqual([
      'https://forms.example',
    ])
    expect(directives.get('connect-src')).toEqual(["'self'", 'https://forms.example'])
  })

  it('names the page that cannot be sealed', () => {
    const odd = temporaryExport({ 'odd.html': '<!doctype html><title>Odd</title>' })
    expect(() => sealExport(odd.out, [])).toThrow('odd.html: The head does not state its charset.')
  })
})

describe('the trusted types of a page', () => {
  type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>
  const createPolicy = jest.fn<void, [string, Rules]>()
  new Function('window', readFileSync('scripts/export/browser/trusted-types.js', 'utf8'))({
    trustedTypes: { createPolicy },
  })
  const rules = createPolicy.mock.calls[0]?.[1] as Rules

  it('let pass what React and the bundler use', () => {
    const html = ['<script></script>', '', 'Text only, 5 > 4 & more', '{"@context":"https://schema.org"}']
    expect(html.map(rules.createHTML)).toEqual(html)
    const code = ['/_next/static/chunks/0_a~b-c.js', '/_next/static/a.js?dpl=1']
    expect(code.map(rules.createScriptURL)).toEqual(code)
  })

  it('refuse other markup and code, and know no way from a string to code', () => {
    const html = ['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<script></script><b>', 'a<b']
    expect(html.map(rules.createHTML)).toEqual(html.map(() => null))
    const code = [
      'https://x.example/_next/static/a.js',
      '//x.example/a.js',
      '/forms.js',
      'data:,1',
      'javascript:1',
    ]
    expect(code.map(rules.createScriptURL)).toEqual(code.map(() => null))
    expect(Object.keys(rules)).toEqual(['createHTML', 'createScriptURL'])
  })
})
