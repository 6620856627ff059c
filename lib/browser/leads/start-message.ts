import { formNames } from '../../leads/form-names'
import { readDraft } from './drafts'

/**
 * Replaces the text of a field as a visitor would, so that every listener gets an `input` event. By the setter of the
 * prototype, because React ignores the event after a change by its own.
 */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
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
  typeInto(message, `${text}\n\n${ownText}`)
  return form
}
