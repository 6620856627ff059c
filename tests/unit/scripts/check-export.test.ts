/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkExport } from '@/scripts/export/check'

const temporary = mkdtempSync(path.join(tmpdir(), 'check-'))
afterAll(() => rmSync(temporary, { recursive: true }))

/** Checks an export in which the home page has this body. */
function check(body: string) {
  const out = mkdtempSync(path.join(temporary, 'out-'))
  const files = {
    'index.html': `<!doctype html><title>Home</title><main id="main">${body}</main>`,
    'nl/prijzen.html': '<!doctype html><title>Prijzen</title><p id="début">',
    'tarifs.html': '<!doctype html><title>Tarifs</title><section id="pricing"></section>',
    '_next/a b.js': '',
    'image.png': '',
  }
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(out, file)), { recursive: true })
    writeFileSync(path.join(out, file), content)
  }
  return checkExport(out, ['https://morvan.example'])
}

describe('checking the export', () => {
  it.each([
    ['a page', '<a href="/nl/prijzen">'],
    ['the home page', '<a href="/">'],
    ['a page with a query', '<a href="/tarifs?from=home">'],
    ['an anchor of another page', '<a href="/tarifs#pricing">'],
    ['an anchor with an accent', '<a href="/nl/prijzen#d%C3%A9but">'],
    ['an anchor of its own', '<a href="#main">'],
    ['the top', '<a href="#">'],
    ['the top by its name', '<a href="#top">'],
    ['its canonical address', '<link rel="canonical" href="https://morvan.example/tarifs">'],
    ['an asset with a space', '<script src="/_next/a%20b.js"></script>'],
    ['pictures of several sizes', '<img srcset="/image.png 1x, /image.png?2 2x">'],
    ['a picture of its style', '<style>main { background: url("/image.png") }</style>'],
    ['a share image', '<meta property="og:image" content="https://morvan.example/image.png">'],
  ])('follows %s', (_name, body) => {
    expect(check(body)).toBeGreaterThan(0)
  })

  it.each(['https://elsewhere.example/x', 'mailto:a@b.fr', 'tel:+33300000000', 'data:image/png;base64,AAAA'])(
    'leaves %s alone',
    (address) => {
      expect(check(`<a href="${address}">`)).toBe(0)
    },
  )

  it.each([
    ['a page that is not there', '<a href="/pricing">', '/pricing leads to no file'],
    ['an internal address', '<a href="/fr/pricing">', '/fr/pricing leads to no file'],
    ['a trailing slash', '<a href="/tarifs/">', '/tarifs/ leads to no file'],
    ['a malformed address', '<a href="https://[">', 'https://[ leads to no file'],
    ['malformed encoding', '<a href="/%E0%A4%A">', '/%E0%A4%A leads to no file'],
    [
      'a hreflang',
      '<link hreflang="en" href="https://morvan.example/en">',
      'https://morvan.example/en leads to no file',
    ],
    ['one size of a picture', '<img srcset="/image.png 1x, /big.png 2x">', '/big.png leads to no file'],
    ['a preloaded picture', '<link imagesrcset="/big.png 2x">', '/big.png leads to no file'],
    ['a font', '<style>@font-face { src: url(/a.woff2) }</style>', '/a.woff2 leads to no file'],
    ['a background', `<p style="background: url('/b.png')">`, '/b.png leads to no file'],
    [
      'an icon of a sprite',
      '<svg><use xlink:href="/icons.svg#home"/></svg>',
      '/icons.svg#home leads to no file',
    ],
    ['what a template holds', '<template><a href="/later"></template>', '/later leads to no file'],
    ['a share image', '<meta name="twitter:image" content="/t.png">', '/t.png leads to no file'],
    [
      'an anchor',
      '<a href="/tarifs#prices">',
      '/tarifs#prices names an anchor that tarifs.html does not have',
    ],
    ['an anchor of its own', '<a href="#nowhere">', '#nowhere names an anchor that index.html does not have'],
  ])('fails on %s', (_name, body, problem) => {
    expect(() => check(body)).toThrow(`\n- index.html: ${problem}`)
  })
})
