/** @jest-environment node */
import { checkExport } from '@/scripts/export/check'
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
  return checkExport(out, ['https://morvan.example'])
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
  (address) => {
    expect(check(`<a href="${address}">`)).toBe(0)
  },
)

it.each([
  ['<a href="/fr/pricing">', '/fr/pricing leads to no file'],
  ['<a href="/tarifs/">', '/tarifs/ leads to no file'],
  ['<link hreflang="en" href="https://morvan.example/en">', 'https://morvan.example/en leads to no file'],
  ['<img srcset="/image.png 1x, /big.png 2x">', '/big.png leads to no file'],
  [`<p style="background: url('/b.png')">`, '/b.png leads to no file'],
  ['<svg><use xlink:href="/icons.svg#home"/></svg>', '/icons.svg#home leads to no file'],
  ['<template><a href="/later"></template>', '/later leads to no file'],
  ['<a href="/tarifs#prices">', '/tarifs#prices names an anchor that tarifs.html does not have'],
  ['<a href="#nowhere">', '#nowhere names an anchor that index.html does not have'],
])('rejects %s', (body, problem) => {
  expect(() => check(body)).toThrow(`\n- index.html: ${problem}`)
})
