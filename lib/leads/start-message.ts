import { readDraft } from './drafts'
import { formNames } from './form-names'

/** Replaces a part of a field's text as a visitor would, so that every listener gets an `input` event. */
export function typeInto(
  field: HTMLInputElement | HTMLTextAreaElement,
  text: string,
  from = 0,
  to = field.value.length,
): void {
  field.setRangeText(text, from, to, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/**
 * Starts the message of the contact form with a text, which replaces the one of `earlier` that the message begins with.
 * The visitor's own text stays, also that of a draft which no code has restored yet. Returns the form.
 */
export function startMessage(text: string, earlier: readonly string[]): HTMLFormElement | null {
  const form = document.forms.namedItem(formNames.contact)
  const message = form?.querySelector('textarea')
  if (!form || !message) return null
  message.value ||= String(readDraft(form.dataset.draft ?? '')[message.name] ?? '')
  const last = earlier.find((start) => message.value.startsWith(start)) ?? ''
  const ownText = message.value.slice(last.length).trimStart()
  typeInto(message, `${text}\n\n`, 0, message.value.length - ownText.length)
  return form
}
