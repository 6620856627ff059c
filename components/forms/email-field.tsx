import { type ComponentProps, useState } from 'react'
import { doubtsAbout } from '@/lib/leads/email-doubts'
import { Field } from './field'
import type { FormLabels } from './form-labels'

type EmailFieldProps = ComponentProps<typeof Field> & { labels: FormLabels['hints'] }

/** An e-mail address, with a question beside it when it looks mistyped. The question blocks nothing. */
export function EmailField({ labels, onBlur, ...field }: EmailFieldProps) {
  const [hint, setHint] = useState('')

  function ask(value: string) {
    const doubts = doubtsAbout(value)
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
        ask(event.currentTarget.value)
        onBlur?.(event)
      }}
    />
  )
}
