/** @jest-environment node */
import { checkLinks, checkStyle } from '@/scripts/export/check-pages'
import { PageSource } from '@/scripts/export/page-source'
import { temporaryFolder } from './temporary-folder'

/** Checks an export whose home page has this body. */
function check(body: string) {
  const pages = {
    'index.html': `<!doctype html><title>Home</title><main id="main">${body}</main>`,
    'nl/prijzen.html': '<!doctype html><title>Prijzen</title><p id="début">',
    'tarifs.html': '<!doctype html><title>Tarifs</title><section id="pricing"></section>',
  }
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><view id="low" viewBox="0 0 1 1"/></svg>'
  const { folder: out } = temporaryFolder({ ...pages, '_next/a b.js': '', 'image.png': '', 'a.svg': drawing })
  const parsed = Object.entries(pages).map(([file, html]) => new PageSource([file], html))
  return checkLinks(out, parsed, ['https://morvan.example'])
}

/** What is wrong with the body, if anything is. The build itself proves that the usual links of the pages are accepted. */
it.each([
  ['<a href="/tarifs?from=home">', null],
  ['<a href="/nl/prijzen#d%C3%A9but">', null],
  ['<script src="/_next/a%20b.js"></script>', null],
  ['<img srcset="/image.png 1x, /image.png?2 2x">', null],
  ['<meta property="og:image" content="https://morvan.example/image.png">', null],
  ['<a href="https://elsewhere.example/x">', null],
  ['<a href="mailto:a@b.fr">', null],
  ['<a href="data:image/png;base64,AAAA">', null],
  ['<img srcset="/a.svg#low">', null],
  ['<a href="/fr/pricing">', 'links to /fr/pricing,'],
  ['<a href="/tarifs/">', 'links to /tarifs/,'],
  ['<link hreflang="en" href="https://morvan.example/en">', 'links to https://morvan.example/en,'],
  ['<img srcset="/image.png 1x, /big.png 2x">', 'links to /big.png,'],
  [`<p style="background: url('/b.png')">`, 'links to /b.png,'],
  ['<svg><use xlink:href="/icons.svg#home"/></svg>', 'links to /icons.svg#home,'],
  ['<template><a href="/later"></template>', 'links to /later,'],
  ['<a href="/tarifs#prices">', 'links to /tarifs#prices, but tarifs.html'],
  ['<img srcset="/a.svg#high">', 'links to /a.svg#high, but a.svg'],
  ['<a href="#nowhere">', 'links to #nowhere, but index.html'],
])('%s: %s', (body, problem) => {
  if (problem) expect(() => check(body)).toThrow(`\n- index.html ${problem}`)
  else expect(() => check(body)).not.toThrow()
})

it('stops the build if the style of a page lacks a rule for one of its classes', () => {
  const page = (style: string) => () =>
    checkStyle(
      new PageSource(
        [],
        `<style>${style}</style><p class="group peer/fold p-4 md:hover:w-1/2 2xl:flex [&>a]:x button">`,
      ),
    )
  const whole = String.raw`.p-4{}@media (x){.md\:hover\:w-1\/2:hover,.\32 xl\:flex{}}.\[\&\>a\]\:x{}`
  expect(page(whole)).not.toThrow()
  expect(page(whole.replace('.p-4{}', ''))).toThrow('1 of the classes, such as p-4')
  expect(page(`${whole}</style><p class="group-opne:rotate-45"><style>`)).toThrow('such as group-opne:')
})
