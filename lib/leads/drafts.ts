/** What stands in the fields of a form: text, or the values of ticked boxes. */
export type Draft = Record<string, string | string[]>

/** Drafts live as long as the tab, and nothing else of a form is kept. */
const key = (form: string) => `cles-du-morvan.draft.v1.${form}`

/** The draft of a form; empty when there is none, it is unreadable or the storage is blocked. */
export function readDraft(form: string): Draft {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key(form)) ?? '{}')
    return typeof draft === 'object' && draft !== null && !Array.isArray(draft) ? (draft as Draft) : {}
  } catch {
    return {}
  }
}

/** Keeps a draft, or forgets it where nothing stands in it; blocked or full storage is harmless. */
export function saveDraft(form: string, draft: Draft): void {
  if (Object.values(draft).every((value) => value.length === 0)) {
    clearDraft(form)
    return
  }
  try {
    sessionStorage.setItem(key(form), JSON.stringify(draft))
  } catch {
    // The form works without its draft.
  }
}

/** Forgets the draft of a form that was sent. */
export function clearDraft(form: string): void {
  try {
    sessionStorage.removeItem(key(form))
  } catch {
    // Nothing was kept.
  }
}
