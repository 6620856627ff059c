import { type RefObject, useEffect, useEffectEvent } from 'react'
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

/** What happens in a form that is being filled in, and on the way to its button. Fields may be filled without an event. */
const signsOfUse = [
  'input',
  'change',
  'keyup',
  'focusin',
  'focusout',
  'pointerover',
  'pointerdown',
  'touchstart',
]

/** Takes over what the fields of a form show as it is used, and before it is sent or left. */
export function useSyncedFields<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  formRef: RefObject<HTMLFormElement | null>,
): void {
  const sync = useEffectEvent(() => syncFields(form, formRef.current))
  useEffect(() => {
    const end = new AbortController()
    const options = { capture: true, signal: end.signal }
    // After React has handled the event.
    const syncLater = ({ target }: Event) => {
      if (target instanceof Node && formRef.current?.contains(target)) setTimeout(sync)
    }
    for (const type of signsOfUse) window.addEventListener(type, syncLater, options)
    // Before React sends the form, and before the draft is left behind.
    for (const type of ['submit', 'pagehide']) window.addEventListener(type, sync, options)
    return () => end.abort()
  }, [formRef])
}
