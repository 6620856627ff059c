/** The disclosures of a contact form, which are open in any form but a request for an estimate (./contact-fields.tsx). */
const foldsOf = (form: HTMLFormElement) => form.querySelectorAll('details')

/** Folds a request for an estimate, but not what the visitor is typing into, nor a phone number that is there. */
export function foldRequest(form: HTMLFormElement): void {
  for (const fold of foldsOf(form)) {
    const isFilled = [...fold.querySelectorAll('input')].some(({ value }) => value.trim())
    fold.open = isFilled || fold.contains(document.activeElement)
  }
}

/** Opens what is folded. */
export function unfold(form: HTMLFormElement): void {
  for (const fold of foldsOf(form)) fold.open = true
}
