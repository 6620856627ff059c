import { keysIn } from '@/lib/i18n/message-keys'

/** The preview's own tools: their words are not edited from here. */
export const tools = '[data-part="preview-ribbon"], [data-part="edit-links"]'

/** An element with words, and the keys of the messages that these words consist of. */
export type Sentence = { element: Element; keys: readonly string[] }

/** Elements that count as one sentence, with all the words in them. */
const controls = 'a, button, label, summary, [role="img"]'
/** Elements that also count as one when they are pressed beside their words. */
const cards = 'figure, article, li, td, th, dd'

const ownText = ({ childNodes }: Element) =>
  Array.from(childNodes, (node) => (node instanceof Text ? node.data : '')).join('')

/** The keys in an element's own words: its text, its attributes, and the label of a field. */
function ownKeys(element: Element): string[] {
  const labels = 'labels' in element && (element.labels as NodeListOf<Element> | null)
  const words = labels ? [element, ...labels].map(({ textContent }) => textContent) : [ownText(element)]
  // The data of an island has the words of all its states.
  const attributes = Array.from(element.attributes, ({ name, value }) => (name === 'data-props' ? '' : value))
  return keysIn([...words, ...attributes].join(''))
}

const isBlock = (element: Element) =>
  /^(block|flex|flow-root|grid|list-item|table)/.test(getComputedStyle(element).display)

/** An element and those around it, up to the block that they are in. */
const partsOf = (element: Element): Element[] =>
  isBlock(element) || !element.parentElement ? [element] : [element, ...partsOf(element.parentElement)]

/**
 * The sentence at an element of a page. A part of it, such as an emphasis or a link, belongs to the sentence around it unless
 * it has a key of its own. An empty place of a control or a card has all the words in it. Null where no message is.
 */
export function sentenceAt(target: Element): Sentence | null {
  if (target.closest(tools)) return null
  const hasWords = ownText(target).trim() !== ''
  const whole = target.closest(hasWords ? controls : `${controls}, ${cards}`)
  // An empty place of a section, for instance.
  const isBetweenBlocks = !hasWords && target !== whole && Array.from(target.children).some(isBlock)
  for (const element of [...partsOf(target), ...(whole ? [whole] : [])]) {
    const own = ownKeys(element)
    const isOwnOnly = own.length > 0 || (element === target && isBetweenBlocks)
    const keys = isOwnOnly ? own : keysIn(element.textContent)
    if (keys.length > 0) return { element, keys }
  }
  return null
}
