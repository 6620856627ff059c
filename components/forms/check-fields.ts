import { type RefObject, useEffect } from 'react'
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'

/** A context menu and a drag take the `mouseup` away. */
const endsOfPress = ['mouseup', 'contextmenu', 'dragend']

let press = Promise.resolve()
const onPress = ({ button }: MouseEvent) => {
  if (button === 0)
    press = new Promise((resolve) => {
      for (const type of endsOfPress)
        addEventListener(type, () => setTimeout(resolve), { capture: true, once: true })
    })
}
if (typeof document !== 'undefined') addEventListener('mousedown', onPress, true)

/** Resolves when the first mouse button is not down: what appears during a press would move the pressed button away. */
export const afterPress = (): Promise<void> => press

/** Shows the error of a field that is left, never at a key press. Returns a function that stops this. */
function checkLeftFields<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  element: HTMLFormElement,
): () => void {
  const onLeave = async ({ target, relatedTarget }: FocusEvent) => {
    const { name } = target as HTMLInputElement
    // The whole window was left, or one radio button for another.
    const isLeft =
      document.activeElement !== target && (relatedTarget as HTMLInputElement | null)?.name !== name
    if (!isLeft || !(name in form.getValues())) return
    await afterPress()
    form.trigger(name as Path<Values>)
  }
  element.addEventListener('focusout', onLeave)
  return () => element.removeEventListener('focusout', onLeave)
}

/** Removes the errors that no longer apply to the values. Adds none. */
function clearCorrected<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  schema: ZodMiniType<Values, Values>,
  { values, errors }: { values: Values; errors: FieldErrors },
): void {
  const { issues = [] } = schema.safeParse(values).error ?? {}
  for (const [field, error] of Object.entries(errors)) {
    const remains = issues.some(({ path, message }) => path[0] === field && message === error?.message)
    if (!remains) form.clearErrors(field as Path<Values>)
  }
}

/** Shows the errors of fields that are left, removes those of corrected fields, and after a submit moves the focus to the first. */
export function useFieldErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  formRef: RefObject<HTMLFormElement | null>,
  schema: ZodMiniType<Values, Values>,
): void {
  const { submitCount } = form.formState

  useEffect(() => {
    const stopChecks = formRef.current && checkLeftFields(form, formRef.current)
    const stopCorrections = form.subscribe({
      formState: { values: true },
      callback: ({ values, errors = {} }) => clearCorrected(form, schema, { values, errors }),
    })
    return () => {
      stopChecks?.()
      stopCorrections()
    }
  }, [form, formRef, schema])

  // After the errors are in the page, so that a screen reader reads one with the field that gets the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves after each submit.
  useEffect(() => {
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [submitCount])
}
