import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { type Draft, readDraft, saveDraft } from '@/lib/leads/drafts.browser'

export type DraftOptions<Values extends FieldValues> = {
  /** The name of the form. */
  name: string
  /** The name of its draft, if it differs. */
  draft?: string
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

/**
 * Restores the draft of a form and saves it after every change. At hydration React Hook Form keeps what the visitor or the
 * browser has entered; the URL and the draft fill the other fields. Values that the page itself renders are not part of the
 * draft, and what is typed over one is not restored on other pages: the place of a city page is its own.
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  formRef: RefObject<HTMLFormElement | null>,
  { name, draft = name, defaultValues, fromUrl, onValues }: DraftOptions<Values>,
): void {
  const defaults = new Map(Object.entries(defaultValues))
  const withoutDefaults = (values: object) =>
    Object.fromEntries(
      Object.entries(values).filter(
        ([field, value]) => String(value ?? '') !== String(defaults.get(field) ?? ''),
      ),
    )

  /** The name of a field in the draft. */
  const keyOf = (field: string) => `${field} ${defaults.get(field) ?? ''}`.trim()

  // Read before hydration ends: React replaces the form if a browser has translated its texts.
  const [entered] = useState(() => withoutDefaults(readEntered(name, defaults)))

  const restore = useEffectEvent(() => {
    const values = form.getValues()
    const stored = readDraft(draft)
    const drafted = Object.keys(values).flatMap((field) => {
      const value = stored[keyOf(field)]
      return value ? [[field, value]] : []
    })
    form.setValues({
      ...values,
      ...Object.fromEntries(drafted),
      ...fromUrl?.(),
      ...entered,
      ...withoutDefaults(values),
    })
    const selected = formRef.current?.querySelectorAll(':checked') ?? []
    for (const choice of selected) choice.closest('details')?.setAttribute('open', '')
  })
  const update = useEffectEvent((values: Values) => {
    const typed: Draft = withoutDefaults(values)
    const own = Object.keys(values).map((field) => [keyOf(field), typed[field] ?? null])
    // The keys of other pages stay.
    saveDraft(draft, { ...readDraft(draft), ...Object.fromEntries(own) })
    onValues?.(values)
  })

  useEffect(() => {
    restore()
    update(form.getValues())
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => update(values) })
  }, [form])
}
