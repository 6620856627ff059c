/** @jest-environment node */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { attribute, elementsOf, textOf } from '@/scripts/export/html'
import { sealExport } from '@/scripts/export/seal'
import { startAfterPaint } from '@/scripts/export/start-after-paint'
import { toastStyles } from '@/scripts/export/toast-styles'

/** A page as Next 16.4 exports it, without its copy. */
const exported = (style: string) =>
  `<!DOCTYPE html><html lang="fr"><head><meta charSet="utf-8"/><link rel="preload" href="/font.woff2" as="font"/><style data-precedence="next">${style}</style><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/><script src="/_next/static/chunks/react.js" async=""></script><script src="/_next/static/chunks/runtime.js" async=""></script><title>Été</title><script src="/_next/static/chunks/polyfill.js" noModule=""></script></head><body><main style="color:red">Été</main><script type="application/ld+json">{"@type":"Thing"}</script><script id="_R_">push("R")</script><script src="/_next/static/chunks/main.js" async=""></script><script>self.__next_f.push([1,"é"])</script></body></html>`

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('scripts behind the first frame', () => {
  const sizes: Record<string, number> = { 'react.js': 9, 'runtime.js': 2, 'main.js': 12 }
  const sizeOf = (address: string) => sizes[path.basename(address)] ?? 0
  const started = startAfterPaint(exported('p{}'), sizeOf)

  it('keeps every script of Next in a template, as it was, the last one behind the markup', () => {
    const templates = started.match(/<template data-start.*?<\/template>/g)
    expect(templates).toEqual([
      '<template data-start="ahead"><script src="/_next/static/chunks/react.js" async=""></script></template>',
      '<template data-start><script src="/_next/static/chunks/runtime.js" async=""></script></template>',
      '<template data-start><script src="/_next/static/chunks/main.js" async=""></script></template>',
    ])
    expect(started.indexOf('<main')).toBeLessThan(started.lastIndexOf('<template'))
  })

  const [, starter = ''] = /<\/template>(<script>[\s\S]*?<\/script>)/.exec(started) ?? []

  it('puts the starter right behind the first template, without our comments', () => {
    expect(starter).toContain("release('template[data-start]')")
    expect(starter).not.toContain('//')
  })

  it('preloads no script and leaves all else as it was', () => {
    const bare = started.replace(starter, '').replace(/<\/?template.*?>/g, '')
    expect(bare).toBe(exported('p{}').replace(/<link rel="preload" as="script".*?>/, ''))
  })

  it.each([
    [
      'a script from elsewhere',
      (html: string) => html.replace('<main', '<script src="https://elsewhere.example/x.js"></script><main'),
    ],
    ['a script that blocks the parse', (html: string) => html.replace(' async=""', '')],
    [
      'no script in the head',
      (html: string) => html.replace(/<script src="[^"]*re?[au][^"]*" async=""><\/script>/g, ''),
    ],
    ['no script in the body', (html: string) => html.replace(/main.js" async="">/, '')],
  ])('does not build with %s', (_name, change) => {
    expect(() => startAfterPaint(change(exported('p{}')), sizeOf)).toThrow(/unknown kind|no longer puts/)
  })
})

describe('the policy of a page', () => {
  const out = mkdtempSync(path.join(tmpdir(), 'seal-'))
  const pages = { 'index.html': exported('p{}'), 'nl/404.html': exported('a{}') }
  const policyOf = (file: string) => {
    const elements = elementsOf(readFileSync(path.join(out, file), 'utf8'))
    const policy = elements.findIndex(
      (element) => attribute(element, 'http-equiv') === 'Content-Security-Policy',
    )
    const directives = (elements[policy]?.attrs.find(({ name }) => name === 'content')?.value ?? '').split(
      '; ',
    )
    return {
      elements,
      charset: elements.slice(policy - 1, policy).map((element) => attribute(element, 'charset')),
      directives: new Map(
        directives.map((directive) => [directive.split(' ', 1)[0], directive.split(' ').slice(1)]),
      ),
    }
  }

  beforeAll(() => {
    const scripts = ['react', 'runtime', 'main'].map((name) => [`_next/static/chunks/${name}.js`, name])
    for (const [file = '', text = ''] of [...Object.entries(pages), ...scripts]) {
      mkdirSync(path.dirname(path.join(out, file)), { recursive: true })
      writeFileSync(path.join(out, file), text)
    }
    sealExport(out, { injectedStyles: ['.toast{}'], connect: ['https://forms.example'] })
  })
  afterAll(() => rmSync(out, { recursive: true }))

  it('stands right behind the charset', () => {
    expect(policyOf('index.html').charset).toEqual(['utf-8'])
  })

  it('admits each inline script of the page by its hash and no other', () => {
    const { elements, directives } = policyOf('index.html')
    const inline = elements.filter((element) => element.tagName === 'script' && !attribute(element, 'src'))
    const code = inline.filter((element) => attribute(element, 'type') === undefined).map(textOf)
    expect(code).toHaveLength(3)
    expect(directives.get('script-src')).toEqual(["'self'", ...code.map(sha256)])
  })

  it('admits the styles of every page and those of libraries', () => {
    for (const file of Object.keys(pages)) {
      const styles = policyOf(file).directives.get('style-src')
      expect(new Set(styles)).toEqual(new Set(["'self'", ...['p{}', 'a{}', '.toast{}'].map(sha256)]))
    }
  })

  it('refuses everything else and demands trusted types', () => {
    const { directives } = policyOf('index.html')
    expect(directives.get('default-src')).toEqual(["'none'"])
    expect(directives.get('base-uri')).toEqual(["'none'"])
    expect(directives.get('form-action')).toEqual(["'self'"])
    expect(directives.get('connect-src')).toEqual(["'self'", 'https://forms.example'])
    expect(directives.get('require-trusted-types-for')).toEqual(["'script'"])
    const text = [...directives].filter(([name]) => name !== 'style-src-attr').join()
    expect(text).not.toMatch(/unsafe|\*|http:/)
  })

  it('names the page that cannot be sealed', () => {
    const odd = mkdtempSync(path.join(out, 'odd-'))
    writeFileSync(path.join(odd, 'odd.html'), '<!doctype html><title>Odd</title>')
    expect(() => sealExport(odd, { injectedStyles: [], connect: [] })).toThrow(/odd\.html: /)
  })
})

describe('the style of the toasts', () => {
  it('is found in the module that injects it', () => {
    const [empty, style] = toastStyles()
    expect(empty).toBe('')
    expect(style).toMatch(/^\[data-sonner-toaster\]/)
    expect(style).toContain('@keyframes sonner-fade-in')
  })

  it('fails when the module is written otherwise', () => {
    expect(() => toastStyles('package.json')).toThrow(
      'package.json no longer injects its style as one string.',
    )
  })
})
