import { useEffect, useState } from 'react'
import { doubtAbout, type EmailDoubt } from '@/lib/leads/email-doubt'
import { Field, type FieldProps } from './field'
import type { FormLabels } from './form-labels'

/** A field for an e-mail address. A probable typing error is pointed out as a hint; it blocks nothing. */
export function EmailField({ labels, ...field }: FieldProps & { labels: FormLabels['doubts'] }) {
  const [doubt, setDoubt] = useState<EmailDoubt | null>(null)
  // Checks an address that was typed before hydration.
  useEffect(() => {
    const input = document.getElementById(field.id)
    if (input instanceof HTMLInputElement && input !== document.activeElement)
      setDoubt(doubtAbout(input.value))
  }, [field.id])
  return (
    <Field
      {...field}
      type="email"
      autoComplete="email"
      reservesHint
      hint={doubt && !field.error ? labels[doubt.kind].replace('@@', doubt.suggestion) : ''}
      onBlur={(event) => {
        setDoubt(doubtAbout(event.target.value))
        return field.onBlur(event)
      }}
    />
  )
}
