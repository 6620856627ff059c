import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef } from 'react'
import { type FieldValues, useForm } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import { useFieldErrors } from './check-fields'
import { useSyncedFields } from './sync-fields'
import { type DraftOptions, useDraft } from './use-draft'

/** A form with a draft, whose values are those that its fields show. */
export function useDraftForm<Values extends FieldValues>(
  options: DraftOptions<Values> & { schema: ZodMiniType<Values, Values> },
) {
  const { name, draft = name, schema, defaultValues } = options
  const formRef = useRef<HTMLFormElement>(null)
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues,
    // ./check-fields.ts shows and removes errors between two submits.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  useSyncedFields(form, formRef)
  useDraft(form, formRef, options)
  useFieldErrors(form, formRef, schema)
  useEffect(() => {
    // After the other effects of the form and of its island.
    queueMicrotask(() => formRef.current && window.takeOverForm?.(formRef.current))
  }, [])

  const attributes = {
    ref: formRef,
    name,
    'data-draft': draft,
    // Outside a dialog the browser sends nothing by itself: no value can get into the URL if no script handles the submit.
    method: 'dialog',
    noValidate: true,
    // components/forms/early-input.first-paint.ts may have marked it as busy.
    suppressHydrationWarning: true,
  } as const
  return { form, formRef, attributes }
}
