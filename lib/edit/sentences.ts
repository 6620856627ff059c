/** The preview's own tools: their words are not edited from here. */
export const tools = '[data-part="preview-ribbon"], [data-part="edit-links"]'

/** What a visitor presses or fills in. */
export const control = 'a[href], button, summary, label, input, select, textarea'

/** An element with words, and the numbers of their messages. */
export type Sentence = { element: Element; numbers: readonly number[] }

/** The numbers that the build has written on an element: of its text, and of what is only read out. */
const numbersOf = ({ attributes }: Element) =>
  ['data-edit', 'data-edit-unseen'].flatMap((name) =>
    Array.from(attributes.getNamedItem(name)?.value.match(/\d+/g) ?? [], Number),
  )

const labelsOf = (field: Element | null) =>
  field && 'labels' in field && field.labels instanceof NodeList
    ? [...(field.labels as NodeListOf<Element>)]
    : []

/** The words at an element: of the sentence around it, of its control, and of the label of its field. */
export function sentenceAt(target: Element): Sentence | null {
  if (target.closest(tools)) return null
  const field = target.closest(control)
  const words = target.closest('[data-edit]') ?? field?.querySelector('[data-edit]')
  const all = [words, target, field, ...labelsOf(field)].flatMap((element) => element ?? [])
  const element = all.find((each) => numbersOf(each).length > 0)
  return element ? { element, numbers: [...new Set(all.flatMap(numbersOf))] } : null
}

/** Elements that take the focus by themselves. */
export const focusable = `${control}, [tabindex="0"]`

/** Outlines one sentence at a time; null removes the outline. */
export function outline(sentence: Sentence | null): void {
  for (const element of document.querySelectorAll('[data-edit-target]'))
    element.removeAttribute('data-edit-target')
  sentence?.element.setAttribute('data-edit-target', '')
}

/** Lets the keyboard reach every sentence. Returns a function that undoes it. */
export function makeFocusable(): () => void {
  const isReached = (element: Element) => element.closest(`${focusable}, [aria-hidden="true"], ${tools}`)
  const changed = [...document.body.querySelectorAll('[data-edit]')].filter((element) => !isReached(element))
  for (const element of changed) element.setAttribute('tabindex', '0')
  return () => {
    for (const element of changed) element.removeAttribute('tabindex')
  }
}
