/**
 * The instant that everything bound to a date goes by, in the build and in the browser. A preview may show
 * another day (`?now=2026-12-31`): its early script leaves that day on `<html>`, which no other build does.
 */
export function currentInstant(): Date {
  const shown = typeof document === 'undefined' ? undefined : document.documentElement.dataset.now
  return shown ? new Date(`${shown}T12:00:00Z`) : new Date()
}
