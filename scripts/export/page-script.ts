import type { Bundles } from './bundle'
import { isExecutable } from './content-policy'
import { attribute, type Element } from './html'
import type { Step } from './page-source'

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
export const addPageScript =
  ({ page: src, islands }: Bundles): Step =>
  (page) => {
    if (page.elements.some(isStreamed))
      throw new Error(
        "A component suspends and needs React's client script, which the export removes. Render it without <Suspense>.",
      )
    page.remove(page.elements.filter((element) => isForeign(element) || isScriptPreload(element)))
    const main = page.elements.find((element) => attribute(element, 'data-part') === 'main')
    if (!main) return
    // Low: fonts and the poster of the first screen come first.
    const tag = `<script type="module" fetchpriority="low" src="${src}" data-islands="${islands.join(' ')}"></script>`
    page.insertBefore(main, tag)
  }
