import type { KeyboardEvent } from 'react'

/** Keeps Tab inside a modal dialog, which by itself lets it out into the browser's own controls. */
export function holdFocus(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return
  const stops = event.currentTarget.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')
  const [from, to] = event.shiftKey
    ? [stops[0], stops[stops.length - 1]]
    : [stops[stops.length - 1], stops[0]]
  const outside = event.shiftKey && document.activeElement === event.currentTarget
  if (document.activeElement !== from && !outside) return
  event.preventDefault()
  to?.focus()
}
