import type { ComponentProps, FocusEvent, ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { onLeave } from './after-press.browser'
import { FieldError } from './field-error'

type ControlProps = ComponentProps<'input'> & ComponentProps<'textarea'>

export type FieldProps = UseFormRegisterReturn &
  Omit<ControlProps, keyof UseFormRegisterReturn> & {
    id: string
    label: string
    /** Follows the label of an optional field. Labels of required fields have a star if `hasStar`. */
    mark?: string
    hasStar?: boolean
    /** What to know before or while filling in the field, in one short sentence. */
    hint?: string
    /** A hint that appears and disappears. Null if there is none. */
    liveHint?: ReactNode
    /** A few words beside the label, which are no part of it. */
    aside?: string
    /** The id of a text elsewhere that describes the control. */
    describedBy?: string
    error?: string
  }

/** Names of people and places are no words: phones and browsers neither correct nor underline them. */
export const asTyped = { spellCheck: false, autoCorrect: 'off' }

export const controlClass =
  'block w-full rounded-sm border border-edge bg-card px-3.5 py-2.5 text-body text-foreground ' +
  'scroll-mt-10 placeholder:text-muted hover:border-primary aria-invalid:border-2 aria-invalid:border-accent'

type FieldFocus = FocusEvent<HTMLInputElement & HTMLTextAreaElement>

/**
 * Shows the label of a field that gets the focus. WebKit scrolls to the caret after the focus event, without regard to
 * `scroll-margin`, and leaves the label under the header.
 */
function showLabel({ currentTarget: field }: FieldFocus) {
  requestAnimationFrame(() => field.labels?.[0]?.scrollIntoView({ block: 'nearest' }))
}

/** A text input, or a text area if it has `rows`, with label, hint and error. Uncontrolled, so that early input is kept. */
export function Field(props: FieldProps) {
  const {
    label,
    mark,
    hasStar,
    aside,
    hint,
    liveHint,
    describedBy,
    error,
    rows,
    className = '',
    ...input
  } = props
  const { id } = input
  const texts = [
    aside && `${id}-aside`,
    describedBy,
    hint && `${id}-hint`,
    liveHint && `${id}-live`,
    error && `${id}-error`,
  ]
  const control = {
    ...input,
    onFocus(event: FieldFocus) {
      input.onFocus?.(event)
      showLabel(event)
    },
    onBlur: onLeave(input.onBlur),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': texts.filter(Boolean).join(' ') || undefined,
  }
  const labelElement = (
    <label htmlFor={id} className="mb-1.5 block self-end font-semibold leading-snug">
      {label}
      {/* The space is part of the mark: as a separate text it is missing in the accessible name. */}
      {mark ? <span className="font-normal text-muted">{` ${mark}`}</span> : null}
      {/* Screen readers say "required". */}
      {hasStar ? <span aria-hidden="true"> *</span> : null}
    </label>
  )
  return (
    <div className={`min-w-0 ${className}`}>
      {aside ? (
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          {labelElement}
          <p id={`${id}-aside`} className="mb-1.5 text-muted text-small">
            {aside}
          </p>
        </div>
      ) : (
        labelElement
      )}
      {rows ? (
        <textarea {...control} rows={rows} className={controlClass} />
      ) : (
        <input type="text" {...control} className={`${controlClass} min-h-12`} />
      )}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-muted text-small">
          {hint}
        </p>
      ) : null}
      {/*
        A live region must exist before its text changes, or screen readers miss it.
        @see https://github.com/w3c/aria/issues/2154
      */}
      {liveHint === undefined ? null : (
        <div id={`${id}-live`} aria-live="polite" className="text-muted text-small not-empty:mt-1.5">
          {liveHint}
        </div>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  )
}
