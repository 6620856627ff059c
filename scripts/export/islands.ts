import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Bundles, bundleScripts } from './bundle'
import { attribute, type Element, elementsOf, rewriteElements } from './html'
import { filesOf } from './place'
import { isExecutable } from './seal'

/** A script that is not ours; ours are marked by components/page/early-script.tsx. */
const isForeign = (element: Element) =>
  element.tagName === 'script' && isExecutable(element) && attribute(element, 'data-early') === undefined

const isScriptPreload = (element: Element) =>
  element.tagName === 'link' &&
  (attribute(element, 'rel') === 'modulepreload' || attribute(element, 'as') === 'script')

/** React streams a part that suspends into the end of the page and moves it by a script, which the export drops. */
const isStreamed = (element: Element) => /^[BS]:/.test(attribute(element, 'id') ?? '')

/** A page without the scripts of Next, and with ours if the page has parts with a behaviour. */
export function addPageScript(html: string, { page, islands }: Bundles): string {
  const elements = elementsOf(html)
  if (elements.some(isStreamed))
    throw new Error('A part of the page suspends and needs a script of React. Render it without <Suspense>.')
  const title = elements.find(({ tagName }) => tagName === 'title')
  if (!title) throw new Error('The page has no <title>.')
  const hasBehaviours = elements.some((element) => attribute(element, 'data-part') === 'page')
  const tag = `<script type="module" src="${page}" data-islands="${islands.join(' ')}"></script>`
  const changed = elements.filter(
    (element) => isForeign(element) || isScriptPreload(element) || element === title,
  )
  return rewriteElements(html, changed, (source, element) =>
    element === title ? (hasBehaviours ? tag : '') + source : '',
  )
}

/** Removes every script that is not ours from the export and adds the script of the pages, bundled. */
export async function addIslands(out: string): Promise<void> {
  for (const file of filesOf(out).filter((name) => name.endsWith('.js'))) rmSync(path.join(out, file))
  const bundles = await bundleScripts(out)
  for (const name of filesOf(out).filter((file) => file.endsWith('.html'))) {
    const file = path.join(out, name)
    try {
      writeFileSync(file, addPageScript(readFileSync(file, 'utf8'), bundles))
    } catch (error) {
      throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}
