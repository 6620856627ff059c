import { type Finder, type Found, maxLength } from './find-words'

/** An element that prints one or several sentences, and the messages or texts that they come from. */
export type Sentence = { element: Element; found: readonly Found[] }

/** The preview's own tools: their words are not edited from here. */
export const tools = '[data-part="preview-ribbon"], [data-part="edit-links"]'

/** Elements that print no text, or belong to the tools. */
const ignored = `script, style, template, ${tools}`

/** Attributes whose text is read out or shown in place of an element. */
export const spokenAttributes = ['aria-label', 'alt', 'placeholder', 'title'] as const

/** What a visitor presses or fills in. */
export const control = 'a[href], button, summary, label, input, select, textarea'

const textOf = (element: Element) => (element.textContent ?? '').trim()

const ownTexts = (parent: Node) =>
  [...parent.childNodes].flatMap((node) => (node instanceof Text && node.data.trim() ? [node.data] : []))

function* withAncestors(element: Element) {
  for (let each: Element | null = element; each && each !== document.body; each = each.parentElement)
    yield each
}

/** The innermost element that has all the text of this one. */
function innermost(element: Element): Element {
  const text = textOf(element)
  const child = text && [...element.children].find((each) => textOf(each) === text)
  return child ? innermost(child) : element
}

/** The largest text around an element that is one message: a link in a sentence leads to the sentence. */
function wholeSentence(start: Element, finder: Finder): Sentence | null {
  let sentence: Sentence | null = null
  let before = ''
  for (const element of withAncestors(start)) {
    const text = textOf(element)
    if (text.length > maxLength) break
    if (text === before) continue
    before = text
    const found = finder.whole(text)
    if (found.length > 0) sentence = { element: innermost(element), found }
  }
  return sentence
}

const isInline = (element: Element) => getComputedStyle(element).display.startsWith('inline')

/** The sentences of an element that prints several, or one beside other text. */
function sentencesBeside(start: Element, finder: Finder): Sentence | null {
  for (const element of withAncestors(start)) {
    const texts = ownTexts(element)
    const whole = texts.flatMap((text) => finder.whole(text))
    const found = whole.length > 0 || texts.length === 0 ? whole : finder.parts(textOf(element))
    if (found.length > 0) return { element, found }
    if (!isInline(element)) break
  }
  return null
}

const labelsOf = (element: Element) =>
  'labels' in element && element.labels instanceof NodeList ? [...element.labels] : []

/** What is read out or shown in place of an element: its name, its alternative text, the label of a field. */
function spokenWords(start: Element, finder: Finder): Sentence | null {
  for (const element of [start, start.closest('svg'), start.closest(control)]) {
    const attributes = spokenAttributes.map((name) => element?.getAttribute(name) ?? '')
    const labels = element ? labelsOf(element).flatMap(ownTexts) : []
    const found = [...attributes, ...labels].flatMap((text) => finder.whole(text))
    if (element && found.length > 0) return { element, found }
  }
  return null
}

/** The sentence that an element prints or is part of; null if it has no text of ours. */
export function sentenceAt(start: Element, finder: Finder): Sentence | null {
  if (start.closest(ignored)) return null
  // What is in a text area was typed by a visitor.
  const printed = start.matches('textarea')
    ? null
    : (wholeSentence(start, finder) ?? sentencesBeside(start, finder))
  const spoken = spokenWords(start, finder)
  if (!printed || !spoken) return printed ?? spoken
  return { element: printed.element, found: [...new Set([...printed.found, ...spoken.found])] }
}

/** Every element of the page that prints a sentence, in its order. */
export function sentenceElements(body: HTMLElement, finder: Finder): Set<Element> {
  const printing = [...body.querySelectorAll('*')].filter((element) => ownTexts(element).length > 0)
  return new Set(printing.flatMap((element) => sentenceAt(element, finder)?.element ?? []))
}
