import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/**
 * Takes over what the fields of a form show. React misses what a script, a password manager or the browser has filled in
 * without an event, and the event after `element.value = …`. Removes the errors of fields that are filled in so.
 * @see https://github.com/facebook/react/issues/8174
 */
export function syncFields<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  element: HTMLFormElement | null,
): void {
  if (!element) return
  const shown = new FormData(element)
  for (const [name, known] of Object.entries(form.getValues())) {
    const path = name as Path<Values>
    const value = Array.isArray(known) ? shown.getAll(name) : shown.get(name)
    if (String(value ?? '') === String(known ?? '')) continue
    const shouldValidate = form.getFieldState(path).invalid
    form.setValue(path, value as PathValue<Values, typeof path>, { shouldValidate })
  }
}
