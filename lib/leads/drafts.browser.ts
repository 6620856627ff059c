import { withStorage } from '../browser/storage.browser'

/** The values of a form: text, or the values of selected checkboxes. */
export type Draft = Record<string, string | string[]>

/** Drafts are kept for the session of the tab. */
const key = (form: string) => `cles-du-morvan.draft.v1.${form}`

/** The draft of a form; empty if there is none, it is unreadable or storage is blocked. */
export function readDraft(form: string): Draft {
  const draft: unknown = withStorage(() => JSON.parse(sessionStorage.getItem(key(form)) ?? '{}'))
  return typeof draft === 'object' && draft !== null && !Array.isArray(draft) ? (draft as Draft) : {}
}

/** Whether a draft of a form is stored. */
export const hasDraft = (form = ''): boolean => Object.keys(readDraft(form)).length > 0

/** Saves the filled fields of a form, or removes its draft if there are none. Ignores blocked or full storage. */
export function saveDraft(form: string, values: { [field: string]: Draft[string] | null }): void {
  const filled = Object.entries(values).filter(([, value]) => value?.length)
  withStorage(() => {
    if (filled.length > 0) sessionStorage.setItem(key(form), JSON.stringify(Object.fromEntries(filled)))
    else sessionStorage.removeItem(key(form))
  })
}

/** Removes the draft of a form that was sent. */
export const clearDraft = (form: string): void => saveDraft(form, {})

/**
 * Replaces the text of a field as a visitor would, so that every listener gets an `input` event. By the setter of the
 * prototype, because React ignores the event after a change by its own.
 * @see https://github.com/facebook/react/issues/11095
 */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
