import { readFileSync } from 'node:fs'
import path from 'node:path'
import { applyEdits, type Edit, rangeOf } from './edits'
import { attribute, type Element, elementsOf } from './html'

const read = (name: string) => readFileSync(path.join('scripts/export/browser', name), 'utf8')

/** The code that runs first in every page, without the comments that are for us. */
export const starter = ['trusted-types.js', 'start-scripts.js']
  .map(read)
  .join('')
  .replace(/^\s*\/\/.*\n/gm, '')

const isScriptOfNext = (script: Element) =>
  attribute(script, 'src')?.startsWith('/_next/static/') && attribute(script, 'async') !== undefined

/** Polyfills that the browsers of today do not fetch. */
const isForOldBrowsers = (script: Element) => attribute(script, 'nomodule') !== undefined

const isPreloadOfScript = (element: Element) =>
  element.tagName === 'link' &&
  attribute(element, 'rel') === 'preload' &&
  attribute(element, 'as') === 'script'

/** Next may write its pages otherwise one day: better no build than a page whose scripts never start. */
function scriptsOf(elements: readonly Element[]) {
  const external = elements.filter((element) => element.tagName === 'script' && attribute(element, 'src'))
  const scripts = external.filter(isScriptOfNext)
  const unknown = external.filter((script) => !isScriptOfNext(script) && !isForOldBrowsers(script))
  if (unknown.length > 0)
    throw new Error(
      `Scripts of an unknown kind: ${unknown.map((script) => attribute(script, 'src')).join(', ')}.`,
    )

  const inHead = scripts.filter(({ parentNode }) => parentNode?.nodeName === 'head')
  const inBody = scripts.filter((script) => !inHead.includes(script))
  const [first] = inHead
  if (!first || inBody.length === 0)
    throw new Error('Next no longer puts async scripts in the head and the last one in the body.')
  return { first, inHead, inBody }
}

/**
 * Puts Next's scripts into templates, from which the starter takes them behind the first frame: fetched during the
 * parse they compete with it on slow phones (docs/performance.md has the figures). The tags stay as Next wrote them,
 * because React and the bundler look for them; those in the body stay behind the markup that they hydrate. The largest
 * by `sizeOf` (bytes of an address) has a template of its own, which the starter opens earlier on a slow line.
 * `formCode` (form-code.ts) stands with the first, so that it has been read before any form.
 * Throws when the page's scripts do not look as those of Next 16.
 */
export function startAfterPaint(
  html: string,
  sizeOf: (address: string) => number,
  elements = elementsOf(html),
  formCode = '',
): string {
  const { first, inHead, inBody } = scriptsOf(elements)
  const size = (script: Element) => sizeOf(attribute(script, 'src') ?? '')
  const largest = inHead.reduce((one, other) => (size(other) > size(one) ? other : one))
  const others = inHead.filter((script) => script !== largest)

  const waiting = (scripts: readonly Element[], mark = 'data-start') => {
    const tags = scripts.map(rangeOf).map(({ start, end }) => html.slice(start, end))
    return `<template ${mark}>${tags.join('')}</template>`
  }
  const ofHead = waiting([largest], 'data-start="ahead"') + waiting(others) + formCode
  const replaced = (element: Element, text: string): Edit => ({ ...rangeOf(element), text })
  const removed = [...elements.filter(isPreloadOfScript), ...inHead.filter((script) => script !== first)]
  return applyEdits(html, [
    ...removed.map((element) => replaced(element, '')),
    replaced(first, `${ofHead}<script>${starter}</script>`),
    ...inBody.map((script) => replaced(script, waiting([script]))),
  ])
}
