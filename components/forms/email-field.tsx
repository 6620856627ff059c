import { useEffect, useState } from 'react'
import { type EmailTypo, findEmailTypo } from '@/lib/leads/email-typo'
import { Field, type FieldProps } from './field'
import type { FormLabels } from './form-labels'

/** A field for an e-mail address. A probable typing error is pointed out as a hint; it blocks nothing. */
export function EmailField({ labels, ...field }: FieldProps & { labels: FormLabels['typos'] }) {
  const [typo, setTypo] = useState<EmailTypo | null>(null)
  // Checks an address that was typed before hydration.
  useEffect(() => {
    const input = document.getElementById(field.id)
    if (input instanceof HTMLInputElement && input !== document.activeElement)
      setTypo(findEmailTypo(input.value))
  }, [field.id])
  return (
    <Field
      {...field}
      type="email"
      autoComplete="email"
      reservesHint
      hint={typo && !field.error ? labels[typo.kind].replace('@@', typo.suggestion) : ''}
      onBlur={(event) => {
        setTypo(findEmailTypo(event.target.value))
        return field.onBlur(event)
      }}
    />
  )
}
