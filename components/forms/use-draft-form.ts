import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type PathValue, useForm } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import { type Draft, readDraft, saveDraft } from '@/lib/browser/leads/drafts'
import { checkLeftFields, clearCorrected } from './check-fields'
import { syncFields } from './sync-fields'

type DraftFormOptions<Values extends FieldValues> = {
  /** The name of the form. */
  name: string
  /** The name of its draft, if it differs. */
  draft?: string
  schema: ZodMiniType<Values, Values>
  defaultValues: DefaultValues<Values>
  /** Values that replace those of the draft. */
  fromUrl?: () => Partial<Values>
  /** Called at hydration and after every change. */
  onValues?: (values: Values) => void
}

/**
 * What the visitor or the browser has entered into a form of the page before its hydration. Empty on the server, and for
 * a form that is rendered later.
 */
function readEntered(name: string, defaults: Map<string, unknown>): Draft {
  const entered = typeof document === 'undefined' ? null : document.forms.namedItem(name)
  const data = new FormData(entered ?? undefined)
  const fields = [...data.keys()]
  return Object.fromEntries(
    fields.map((field) => [field, Array.isArray(defaults.get(field)) ? data.getAll(field) : data.get(field)]),
  ) as Draft
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

/**
 * A form with a draft, whose values are those that its fields show. At hydration React Hook Form keeps what the visitor or the browser has entered; the URL and
 * the draft fill the other fields. Values that the page itself renders are not part of the draft.
 */
export function useDraftForm<Values extends FieldValues>(options: DraftFormOptions<Values>) {
  const { name, draft = name, schema, defaultValues, fromUrl, onValues } = options
  const formRef = useRef<HTMLFormElement>(null)
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues,
    // ./check-fields.ts shows and removes errors between two submits.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const { submitCount } = form.formState
  const defaults = new Map(Object.entries(defaultValues))
  const isDefault = (field: string, value: unknown) =>
    String(value ?? '') === String(defaults.get(field) ?? '')

  const withoutDefaults = (values: object) =>
    Object.fromEntries(Object.entries(values).filter(([field, value]) => !isDefault(field, value)))

  // Read before hydration ends: React replaces the form if a browser has translated its texts.
  const [entered] = useState(() => withoutDefaults(readEntered(name, defaults)))

  const restore = useEffectEvent(() => {
    for (const [field, value] of Object.entries({ ...readDraft(draft), ...fromUrl?.(), ...entered })) {
      const path = field as Path<Values>
      if (isDefault(field, form.getValues(path))) form.setValue(path, value as PathValue<Values, typeof path>)
    }
    const selected = formRef.current?.querySelectorAll(':checked') ?? []
    for (const choice of selected) choice.closest('details')?.setAttribute('open', '')
  })
  const update = useEffectEvent((values: Values) => {
    saveDraft(draft, withoutDefaults(values))
    onValues?.(values)
  })

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
  }, [])

  useEffect(() => {
    restore()
    update(form.getValues())
    const stopUpdates = form.subscribe({
      formState: { values: true },
      callback({ values, errors = {} }) {
        update(values)
        clearCorrected(form, schema, { values, errors })
      },
    })
    const stopChecks = formRef.current && checkLeftFields(form, formRef.current)
    // After the other effects of the form and of its island.
    queueMicrotask(() => formRef.current && window.takeOverForm?.(formRef.current))
    return () => {
      stopUpdates()
      stopChecks?.()
    }
  }, [form, schema])

  // After the errors are in the page, so that a screen reader reads one with the field that gets the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves after each submit.
  useEffect(() => {
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [submitCount])

  const attributes = {
    ref: formRef,
    name,
    'data-draft': draft,
    // Outside a dialog the browser sends nothing by itself: no value can get into the URL if no script handles the submit.
    method: 'dialog',
    noValidate: true,
    // lib/browser/early/early-input.ts may have marked it as busy.
    suppressHydrationWarning: true,
  } as const
  return { form, formRef, attributes }
}
