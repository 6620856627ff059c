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
