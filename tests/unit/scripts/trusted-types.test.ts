import { readFileSync } from 'node:fs'

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>
const createPolicy = jest.fn<void, [string, Rules]>()

beforeAll(() => {
  Object.assign(window, { trustedTypes: { createPolicy } })
  new Function(readFileSync('scripts/export/browser/trusted-types.js', 'utf8'))()
})

const rules = () => createPolicy.mock.calls[0]?.[1] as Rules

describe('the trusted types of a page', () => {
  it.each(['<script></script>', '', 'Text only, 5 > 4 & more', '{"@context":"https://schema.org"}'])(
    'lets %p pass as markup',
    (html) => expect(rules().createHTML(html)).toBe(html),
  )

  it.each(['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<script></script><b>', 'a<b'])(
    'refuses %p as markup',
    (html) => expect(rules().createHTML(html)).toBeNull(),
  )

  it.each(['/_next/static/chunks/0_a~b-c.js', '/_next/static/chunks/turbopack-2u.js'])(
    'lets %p pass as code',
    (url) => expect(rules().createScriptURL(url)).toBe(url),
  )

  it.each([
    'https://elsewhere.example/_next/static/a.js',
    '//elsewhere.example/a.js',
    '/forms.js',
    'data:text/javascript,1',
    '/_next/static//x.js',
    'javascript:1',
    '/_next/static/a.js?x',
  ])('refuses %p as code', (url) => expect(rules().createScriptURL(url)).toBeNull())

  it('knows no way from a string to code', () => {
    expect(createPolicy).toHaveBeenCalledTimes(1)
    expect(createPolicy.mock.calls[0]?.[0]).toBe('default')
    expect(Object.keys(rules())).toEqual(['createHTML', 'createScriptURL'])
  })
})
