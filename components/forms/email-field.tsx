import { useEffect, useState } from 'react'
import { fillIn } from '@/lib/i18n/texts'
import { findEmailTypo } from '@/lib/leads/email'
import { Field, type FieldProps } from './field'
import type { FormLabels } from './form-labels'

type EmailFieldProps = FieldProps & {
  labels: FormLabels['hints']
  /** The current value. */
  email?: string
  /** Replaces the value. */
  onCorrect: (email: string) => void
}

/**
 * A field for an email address. A probable typing error is pointed out once the field is left, with a button that corrects
 * it. It blocks nothing. None is shown while the form is sent: a correction would come too late.
 */
export function EmailField({ labels, email = '', onCorrect, ...field }: EmailFieldProps) {
  const [isTyping, setTyping] = useState(false)
  // The address may be in the middle of being typed when the form hydrates.
  useEffect(() => setTyping(document.activeElement?.id === field.id), [field.id])
  const typo = isTyping || field.error || field.readOnly ? null : findEmailTypo(email)
  const correct = (meant: string) => {
    onCorrect(meant)
    // The button is gone.
    document.getElementById(field.id)?.focus()
  }
  const problem = typo === 'incomplete' || typo === 'several' ? typo : null
  const suggestion = typo && !problem && (
    <button type="button" onClick={() => correct(typo)} className="link min-h-6 text-left wrap-anywhere">
      {fillIn(labels.suggestion, { suggestion: typo })}
    </button>
  )
  return (
    <Field
      {...field}
      type="email"
      autoComplete="email"
      liveHint={problem ? labels[problem] : suggestion}
      onChange={(event) => {
        setTyping(event.target === document.activeElement)
        return field.onChange(event)
      }}
      onBlur={(event) => {
        setTyping(false)
        return field.onBlur(event)
      }}
    />
  )
}
