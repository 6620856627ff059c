import { useState } from 'react'
import { doubtsAbout } from '@/lib/leads/email-doubts'
import { Field, type FieldProps } from './field'
import type { FormLabels } from './form-labels'

/** A field for an e-mail address. A probable typing error is pointed out as a hint; it blocks nothing. */
export function EmailField({ labels, ...field }: FieldProps & { labels: FormLabels['hints'] }) {
  const [hint, setHint] = useState('')

  function check(address: string) {
    const doubts = doubtsAbout(address)
    if (doubts === null) setHint('')
    else if (doubts.kind === 'dot') setHint(labels.dot)
    else setHint(labels.suggestion.replace('@@', doubts.suggestion))
  }

  return (
    <Field
      {...field}
      type="email"
      autoComplete="email"
      hint={hint}
      onBlur={(event) => {
        check(event.target.value)
        return field.onBlur(event)
      }}
    />
  )
}
