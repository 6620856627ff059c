/** @jest-environment node */
import { checkExport, checkStyle } from '@/scripts/export/check'
import { elementsOf } from '@/scripts/export/html'
import { temporaryFolder } from './temporary-folder'

/** Checks an export whose home page has this body. */
function check(body: string) {
  const { folder: out } = temporaryFolder({
    'index.html': `<!doctype html><title>Home</title><main id="main">${body}</main>`,
    'nl/prijzen.html': '<!doctype html><title>Prijzen</title><p id="début">',
    'tarifs.html': '<!doctype html><title>Tarifs</title><section id="pricing"></section>',
    '_next/a b.js': '',
    'image.png': '',
  })
  const pages = ['index.html', 'nl/prijzen.html', 'tarifs.html']
  return checkExport({ out, pages }, ['https://morvan.example'])
}

// The build itself proves that the usual links of the pages are accepted.
it.each([
  '<a href="/tarifs?from=home">',
  '<a href="/nl/prijzen#d%C3%A9but">',
  '<script src="/_next/a%20b.js"></script>',
  '<img srcset="/image.png 1x, /image.png?2 2x">',
  '<meta property="og:image" content="https://morvan.example/image.png">',
])('accepts %s', (body) => {
  expect(check(body)).toBeGreaterThan(0)
})

it.each(['https://elsewhere.example/x', 'mailto:a@b.fr', 'data:image/png;base64,AAAA'])(
  'ignores %s',
  (url) => {
    expect(check(`<a href="${url}">`)).toBe(0)
  },
)

it.each([
  ['<a href="/fr/pricing">', 'links to /fr/pricing, which does not exist'],
  ['<a href="/tarifs/">', 'links to /tarifs/, which does not exist'],
  [
    '<link hreflang="en" href="https://morvan.example/en">',
    'links to https://morvan.example/en, which does not exist',
  ],
  ['<img srcset="/image.png 1x, /big.png 2x">', 'links to /big.png, which does not exist'],
  [`<p style="background: url('/b.png')">`, 'links to /b.png, which does not exist'],
  ['<svg><use xlink:href="/icons.svg#home"/></svg>', 'links to /icons.svg#home, which does not exist'],
  ['<template><a href="/later"></template>', 'links to /later, which does not exist'],
  ['<a href="/tarifs#prices">', 'links to /tarifs#prices, but tarifs.html has no such anchor'],
  ['<a href="#nowhere">', 'links to #nowhere, but index.html has no such anchor'],
])('rejects %s', (body, problem) => {
  expect(() => check(body)).toThrow(`\n- index.html ${problem}`)
})

describe('the style of a page', () => {
  const page = (style: string) =>
    checkStyle(
      'index.html',
      elementsOf(`<style>${style}</style><p class="group p-4 md:hover:w-1/2 2xl:flex [&>a]:x button">`),
    )
  const whole = String.raw`.p-4{}@media (x){.md\:hover\:w-1\/2:hover,.\32 xl\:flex{}}.\[\&\>a\]\:x{}`

  it('has a rule for each class of the page', () => expect(() => page(whole)).not.toThrow())

  it('stops the build if it lacks one', () => {
    expect(() => page(whole.replace('.p-4{}', ''))).toThrow(
      'The style of index.html lacks 1 of its classes, such as p-4',
    )
  })
})
