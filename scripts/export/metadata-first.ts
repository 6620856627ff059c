import { attribute, type Element } from './html'
import type { Step } from './page-source'

const relations = ['canonical', 'alternate', 'manifest', 'icon', 'apple-touch-icon']

/** A title, a meta element with a name, or a link to what the page is about. Not the charset and not the policy. */
const isMetadata = (element: Element) => {
  const has = (name: string) => attribute(element, name) !== undefined
  if (element.tagName === 'link') return relations.includes(attribute(element, 'rel') ?? '')
  return element.tagName === 'title' || (element.tagName === 'meta' && (has('name') || has('property')))
}

/**
 * Moves the metadata of a page before its first style, which is long: messengers and social networks read only the
 * beginning of a page to show a preview of a link to it.
 */
export const putMetadataFirst: Step = (page) => {
  const head = page.elements.filter(({ parentNode }) => parentNode?.nodeName === 'head')
  const style = head.find(({ tagName }) => tagName === 'style')
  if (!style) return
  const late = head.slice(head.indexOf(style)).filter(isMetadata)
  page.insertBefore(style, late.map((element) => page.sourceOf(element)).join(''))
  for (const element of late) page.replace(element, '')
}
