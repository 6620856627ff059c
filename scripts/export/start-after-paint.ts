import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { attribute, type Element, elementsOf, rewriteElements } from './html'
import { filesOf } from './place'

/** Comments are for us: pages go without them. */
const starter = readFileSync('scripts/export/browser/start-scripts.js', 'utf8').replace(/^\s*\/\/.*\n/gm, '')

/** Polyfills that the browsers of today do not fetch. */
const isForOldBrowsers = (script: Element) => attribute(script, 'nomodule') !== undefined

const isPreload = (element: Element) =>
  element.tagName === 'link' &&
  (attribute(element, 'rel') === 'modulepreload' ||
    (attribute(element, 'rel') === 'preload' && attribute(element, 'as') === 'script'))

/**
 * A page whose scripts wait in templates, with the starter in front of the first. The tags stay as Next wrote them,
 * because React and the bundler look for them. Null when the page's scripts are not all async, as those of Next are:
 * others count on the moment at which they run.
 */
function waitForPaint(html: string): string | null {
  const elements = elementsOf(html)
  const scripts = elements.filter(
    (element) => element.tagName === 'script' && attribute(element, 'src') && !isForOldBrowsers(element),
  )
  const [first] = scripts
  if (!first || scripts.some((script) => attribute(script, 'async') === undefined)) return null
  const changed = elements.filter((element) => scripts.includes(element) || isPreload(element))
  return rewriteElements(html, changed, (source, element) => {
    if (isPreload(element)) return ''
    const waiting = `<template data-start>${source}</template>`
    return element === first ? `<script>${starter}</script>${waiting}` : waiting
  })
}

/**
 * Optional. Lets the scripts of every page start behind the first frame: fetched during the parse they compete with it
 * on slow phones (docs/performance.md has the figures). Where a page is written otherwise than known it says so and
 * leaves all pages as they are.
 */
export function startAfterPaint(out: string): void {
  const files = filesOf(out).filter((name) => name.endsWith('.html'))
  const pages = files.map((name) => {
    const file = path.join(out, name)
    return { name, file, html: waitForPaint(readFileSync(file, 'utf8')) }
  })
  const unknown = pages.find(({ html }) => html === null)
  if (unknown)
    console.warn(`NOT APPLIED: scripts behind the first frame. ${unknown.name} has others than async ones.`)
  else for (const { file, html } of pages) writeFileSync(file, html ?? '')
}
