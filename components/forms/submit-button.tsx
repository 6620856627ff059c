import type { ReactNode } from 'react'
import { type ButtonVariant, buttonClass } from '../ui/button'

type SubmitButtonProps = {
  id: string
  /** What is still missing, in sentences; empty if nothing is. */
  missing?: string
  isSending?: boolean
  variant?: ButtonVariant
  /** For the exported HTML: without scripts the button does nothing. */
  disabled?: boolean
  children: ReactNode
}

/**
 * The button that sends a form. While something is missing, or while the form is sent, it is off but keeps the focus and
 * its place in the order of Tab: pressing it leads to the first missing answer. What is missing describes
 * it for assistive technology only: before a press it would look like an error.
 */
export function SubmitButton(props: SubmitButtonProps) {
  const { id, missing = '', isSending = false, variant, disabled, children } = props
  const needs = `${id}-needs`
  return (
    <>
      <button
        id={id}
        type="submit"
        disabled={disabled}
        aria-disabled={missing !== '' || isSending || undefined}
        aria-describedby={missing ? needs : undefined}
        // components/forms/early-input.first-paint.ts may have changed it.
        suppressHydrationWarning
        className={`needs-script ${buttonClass({ variant, size: 'lg' })} in-aria-busy:animate-pulse`}
      >
        {children}
      </button>
      {missing ? (
        <p id={needs} className="hidden">
          {missing}
        </p>
      ) : null}
    </>
  )
}
