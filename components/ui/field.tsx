import type { ComponentPropsWithRef } from 'react'
import { Icon } from './icon'

type FieldProps = ComponentPropsWithRef<'input'> & {
  id: string
  label: string
  /** Stands after the label: a star, or "optional". */
  mark?: string
  /** What is wrong, in words; ties itself to the control. */
  error?: string
}

type TextFieldProps = Omit<FieldProps, 'ref'> & ComponentPropsWithRef<'textarea'>

const control =
  'block w-full rounded-sm border border-edge bg-paper px-3.5 py-2.5 text-body text-ink ' +
  'placeholder:text-slate hover:border-forest aria-invalid:border-2 aria-invalid:border-wine ' +
  'disabled:bg-stone disabled:text-slate'

/** The attributes that tie a control to its error. */
function described(id: string, error: string | undefined) {
  return error ? ({ 'aria-invalid': true, 'aria-describedby': `${id}-error` } as const) : {}
}

type FrameProps = Pick<FieldProps, 'id' | 'label' | 'mark' | 'error' | 'children'>

function FieldFrame({ id, label, mark, error, children }: FrameProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
        {mark ? <span className="font-normal text-slate"> {mark}</span> : null}
      </label>
      {children}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

/** Words next to a field that say what is wrong; the icon spares those who do not see the colour. */
function FieldError({ id, children }: { id: string; children?: string }) {
  if (!children) return null
  return (
    <p id={id} role="alert" className="mt-1.5 flex items-start gap-1.5 text-small font-semibold text-wine">
      <Icon name="alert" className="mt-0.5 size-[1.15em]" />
      {children}
    </p>
  )
}

/** One line of text with its label and error. Uncontrolled: what was typed before the code came stays. */
export function Field({ label, mark, error, ...input }: FieldProps) {
  return (
    <FieldFrame id={input.id} label={label} mark={mark} error={error}>
      <input type="text" {...input} {...described(input.id, error)} className={`${control} min-h-12`} />
    </FieldFrame>
  )
}

/** Several lines of text with its label and error. */
export function TextField({ label, mark, error, ...area }: TextFieldProps) {
  return (
    <FieldFrame id={area.id} label={label} mark={mark} error={error}>
      <textarea rows={4} {...area} {...described(area.id, error)} className={control} />
    </FieldFrame>
  )
}
