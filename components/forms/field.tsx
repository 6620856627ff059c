import type { ComponentProps, FocusEvent } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Icon } from '../ui/icon'

type ControlProps = ComponentProps<'input'> & ComponentProps<'textarea'>

export type FieldProps = UseFormRegisterReturn &
  Omit<ControlProps, keyof UseFormRegisterReturn> & {
    id: string
    label: string
    /** Follows the label: a star, or "optional". */
    mark?: string
    /** What to know before or while filling in the field. */
    hint?: string
    /** The hint can appear and disappear: uses a live region and reserves its line, so that the button stays put. */
    liveHint?: boolean
    /** The id of a text elsewhere that describes the control. */
    describedBy?: string
    error?: string
  }

export const controlClass =
  'block w-full rounded-sm border border-edge bg-card px-3.5 py-2.5 text-body text-foreground ' +
  'scroll-mt-10 placeholder:text-muted hover:border-primary aria-invalid:border-2 aria-invalid:border-accent'

/**
 * Shows the label of a field that gets the focus. WebKit scrolls to the caret after the focus event, without regard to
 * `scroll-margin`, and leaves the label under the header.
 */
function showLabel({ currentTarget: field }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) {
  requestAnimationFrame(() => field.labels?.[0]?.scrollIntoView({ block: 'nearest' }))
}

/** A text input, or a text area if it has `rows`, with label, hint and error. Uncontrolled, so that early input is kept. */
export function Field(props: FieldProps) {
  const { label, mark, hint, liveHint, describedBy, error, rows, className = '', ...input } = props
  const { id } = input
  const texts = [describedBy, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const control = {
    ...input,
    onFocus: showLabel,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': texts || undefined,
  }
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="mb-1.5 block self-end font-semibold leading-snug">
        {label}
        {/* The space is part of the mark: as a separate text it is missing in the accessible name. */}
        {mark ? <span className="font-normal text-muted">{` ${mark}`}</span> : null}
      </label>
      {rows ? (
        <textarea {...control} rows={rows} className={controlClass} />
      ) : (
        <input type="text" {...control} className={`${controlClass} min-h-12`} />
      )}
      {/* A live region must exist before its text changes, or screen readers miss it. */}
      {hint || liveHint ? (
        <p
          id={`${id}-hint`}
          aria-live={liveHint ? 'polite' : undefined}
          className={`mt-1.5 text-muted text-small ${liveHint && !error ? 'min-h-[1lh]' : 'empty:mt-0'}`}
        >
          {hint}
        </p>
      ) : null}
      {error ? (
        <p
          id={`${id}-error`}
          // Only the error at the focus interrupts. The others are read with their fields.
          role={document.activeElement?.id === id ? 'alert' : undefined}
          className="mt-1.5 flex items-start gap-1.5 font-semibold text-small text-accent"
        >
          <Icon name="alert" className="mt-0.5 size-[1.15em]" />
          {/* React cannot replace a text beside another element once a browser has translated it. */}
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  )
}
