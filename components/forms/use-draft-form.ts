import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef } from 'react'
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import { type DraftOptions, useDraft } from './use-draft'

/**
 * Takes over what the fields of a form show. React misses what a script, a password manager or the browser has filled in
 * without an event, and the event after `element.value = …`.
 * @see https://github.com/facebook/react/issues/11095
 */
export function syncFields<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  element: HTMLFormElement,
): void {
  const shown = new FormData(element)
  const values = Object.entries(form.getValues()).map(([name, known]) => [
    name,
    Array.isArray(known) ? shown.getAll(name) : (shown.get(name) ?? known),
  ])
  form.setValues(Object.fromEntries(values))
}

/**
 * A form with a draft, whose values are those that its fields show: they are read on the way to its button, and before it is
 * sent. The error of a field appears once it is left or sent, and follows what is typed from then on.
 */
export function useDraftForm<Values extends FieldValues>(
  options: DraftOptions<Values> & { schema: ZodMiniType<Values, Values> },
) {
  const { name, draft = name, schema, defaultValues } = options
  const formRef = useRef<HTMLFormElement>(null)
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { submitCount } = form.formState
  useDraft(form, formRef, options)
  // After the errors are in the page, so that a screen reader reads one with the field that gets the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves after each submit.
  useEffect(() => {
    const field = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    field?.closest('details')?.setAttribute('open', '')
    field?.focus()
  }, [submitCount])
  useEffect(() => {
    // After the other effects of the form and of its island.
    queueMicrotask(() => formRef.current && window.takeOverForm?.(formRef.current))
  }, [])

  const sync = () => formRef.current && syncFields(form, formRef.current)
  const attributes = {
    ref: formRef,
    name,
    'data-draft': draft,
    // Outside a dialog the browser sends nothing by itself: no value can get into the URL if no script handles the submit.
    method: 'dialog',
    noValidate: true,
    // components/forms/early-input.first-paint.ts may have marked it as busy.
    suppressHydrationWarning: true,
    onFocus: sync,
    onPointerOver: sync,
    onSubmitCapture: sync,
  } as const
  return { form, formRef, attributes }
}
