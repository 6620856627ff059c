import { rmSync } from 'node:fs'
import path from 'node:path'
import { filesOf } from '@/lib/site/files'
import { type Bundles, bundleScripts } from './bundle'
import { isExecutable } from './content-policy'
import { attribute, type Element, elementsOf, rewriteElements } from './html'
import { type Export, rewritePages } from './move-pages'

/** An executable script other than a pre-paint script (components/page/first-paint.tsx). */
const isForeign = (element: Element) =>
  element.tagName === 'script' &&
  isExecutable(element) &&
  attribute(element, 'data-first-paint') === undefined

const isScriptPreload = (element: Element) =>
  element.tagName === 'link' &&
  (attribute(element, 'rel') === 'modulepreload' || attribute(element, 'as') === 'script')

/** Content of a suspended component, which React appends to the page and moves into place by a script. */
const isStreamed = (element: Element) => /^[BS]:/.test(attribute(element, 'id') ?? '')

/** Removes the scripts of Next from a page, and adds the page script if the page has behaviours. */
export function addPageScript(html: string, { page, islands }: Bundles): string {
  const elements = elementsOf(html)
  if (elements.some(isStreamed))
    throw new Error(
      "A component suspends and needs React's client script, which the export removes. Render it without <Suspense>.",
    )
  const title = elements.find(({ tagName }) => tagName === 'title')
  if (!title) throw new Error('The page has no <title>.')
  const hasBehaviours = elements.some((element) => attribute(element, 'data-part') === 'page')
  // Low: fonts and the poster of the first screen come first.
  const tag = `<script type="module" fetchpriority="low" src="${page}" data-islands="${islands.join(' ')}"></script>`
  const changed = elements.filter(
    (element) => isForeign(element) || isScriptPreload(element) || element === title,
  )
  return rewriteElements(html, changed, (source, element) =>
    element === title ? (hasBehaviours ? tag : '') + source : '',
  )
}

/** Removes the scripts of Next from the export, and bundles and adds the page script. */
export async function addIslands(exported: Export): Promise<void> {
  const ofNext = path.join(exported.out, '_next')
  for (const file of filesOf(ofNext).filter((name) => name.endsWith('.js'))) rmSync(path.join(ofNext, file))
  const bundles = await bundleScripts(exported.out)
  rewritePages(exported, (html) => addPageScript(html, bundles))
}
