import { useEffect, useState } from 'react'
import { findEmailTypo } from '@/lib/leads/email-typo'
import { Field, type FieldProps } from './field'
import type { FormLabels } from './form-labels'

type EmailFieldProps = FieldProps & {
  labels: FormLabels['typos']
  /** The current value. */
  email?: string
}

/** A field for an email address. A probable typing error is pointed out as a hint after typing; it blocks nothing. */
export function EmailField({ labels, email = '', ...field }: EmailFieldProps) {
  const [isTyping, setTyping] = useState(false)
  // The address may be in the middle of being typed when the form hydrates.
  useEffect(() => setTyping(document.activeElement?.id === field.id), [field.id])
  const typo = isTyping || field.error ? null : findEmailTypo(email)
  const hintFor = (found: typeof typo) => {
    if (!found) return ''
    return found === 'incomplete' || found === 'several' ? labels[found] : labels.suggestion.join(found)
  }
  return (
    <Field
      {...field}
      type="email"
      autoComplete="email"
      liveHint
      hint={hintFor(typo)}
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
