import { control, type Sentence } from './sentences'

/** Whether a part of an element is behind the panel, which reaches down to the edge of the window. */
export function isCovered(element: Element, panel: Element): boolean {
  const [own, its] = [element.getBoundingClientRect(), panel.getBoundingClientRect()]
  return own.bottom > its.top && own.right > its.left && own.left < its.right
}

/** Elements that are focusable without `makeFocusable`. */
export const focusable = `${control}, [tabindex="0"]`

/** Outlines one sentence at a time; null removes the outline. */
export function outline(sentence: Sentence | null): void {
  const outlined = document.querySelector('[data-edit-target]')
  if (outlined === sentence?.element) return
  outlined?.removeAttribute('data-edit-target')
  sentence?.element.setAttribute('data-edit-target', '')
}

/** Makes every sentence focusable by keyboard. Returns a function that undoes it. */
export function makeFocusable(elements: Iterable<Element>): () => void {
  const changed = [...elements].filter((element) => !element.closest(`${focusable}, [aria-hidden="true"]`))
  for (const element of changed) element.setAttribute('tabindex', '0')
  return () => {
    for (const element of changed) element.removeAttribute('tabindex')
  }
}
