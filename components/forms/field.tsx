import type { ComponentPropsWithRef } from 'react'
import { Icon } from '@/components/ui/icon'

type FieldProps = ComponentPropsWithRef<'input'> & {
  id: string
  label: string
  /** Stands after the label: a star, or "optional". */
  mark?: string
  /** What to know before or while filling it in; blocks nothing. */
  hint?: string
  /** The id of a text elsewhere that describes the control. */
  describedBy?: string
  /** What is wrong, in words; ties itself to the control. */
  error?: string
}

type TextFieldProps = Omit<FieldProps, 'ref'> & ComponentPropsWithRef<'textarea'>

export const controlClass =
  'block w-full rounded-sm border border-edge bg-paper px-3.5 py-2.5 text-body text-ink ' +
  'placeholder:text-slate hover:border-forest aria-invalid:border-2 aria-invalid:border-wine ' +
  'disabled:bg-stone disabled:text-slate'

/** The attributes that tie a control to what describes it and to its error. */
function described({
  id,
  hint,
  describedBy,
  error,
}: Pick<FieldProps, 'id' | 'hint' | 'describedBy' | 'error'>) {
  const texts = [describedBy, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': texts || undefined }
}

type FrameProps = Pick<FieldProps, 'id' | 'label' | 'mark' | 'hint' | 'error' | 'children'>

function FieldFrame({ id, label, mark, hint, error, children }: FrameProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-semibold leading-snug">
        {label}
        {mark ? <span className="font-normal text-slate"> {mark}</span> : null}
      </label>
      {children}
      {/* There before it speaks, so that assistive technology hears it when it does. */}
      <p id={`${id}-hint`} aria-live="polite" className="mt-1.5 text-slate text-small empty:hidden">
        {hint}
      </p>
      {error ? (
        <p
          id={`${id}-error`}
          role="alert"
          className="mt-1.5 flex items-start gap-1.5 font-semibold text-small text-wine"
        >
          <Icon name="alert" className="mt-0.5 size-[1.15em]" />
          {error}
        </p>
      ) : null}
    </div>
  )
}

/** One line of text with its label, hint and error. Uncontrolled: what was typed before hydration stays. */
export function Field({ label, mark, hint, describedBy, error, ...input }: FieldProps) {
  const { id } = input
  return (
    <FieldFrame id={id} label={label} mark={mark} hint={hint} error={error}>
      <input
        type="text"
        {...input}
        {...described({ id, hint, describedBy, error })}
        className={`${controlClass} min-h-12`}
      />
    </FieldFrame>
  )
}

/** Several lines of text with its label, hint and error. */
export function TextField({ label, mark, hint, error, ...area }: TextFieldProps) {
  const { id } = area
  return (
    <FieldFrame id={id} label={label} mark={mark} hint={hint} error={error}>
      <textarea rows={4} {...area} {...described({ id, hint, error })} className={controlClass} />
    </FieldFrame>
  )
}
