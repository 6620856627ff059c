/** The disclosures of a contact form, which are open in any form but a request for an estimate (./contact-fields.tsx). */
const disclosuresOf = (form: HTMLFormElement) => form.querySelectorAll('details')

/** Closes those of a request for an estimate, but not what the visitor is typing into, nor a phone number that is there. */
export function closeDisclosures(form: HTMLFormElement): void {
  for (const disclosure of disclosuresOf(form)) {
    const isFilled = [...disclosure.querySelectorAll('input')].some(({ value }) => value.trim())
    disclosure.open = isFilled || disclosure.contains(document.activeElement)
  }
}

export function openDisclosures(form: HTMLFormElement): void {
  for (const disclosure of disclosuresOf(form)) disclosure.open = true
}
