import { fillIn } from '@/lib/i18n/texts'

/** How a summary says the answer of a question: `Number of beds`, `sleeps {capacity}`. */
type Capacity = { label: string; sleeps: string }

/**
 * The answers that follow the request for an estimate in a message, in one line; null if the message has no such request.
 * It begins with the sentence `request`, and has a line for each answer (components/estimator/without-number.tsx).
 */
export function requestIn(
  request: string,
  message = '',
  { label, sleeps }: Capacity = { label: '', sleeps: '' },
): string | null {
  const after = message.split(request)[1]
  const [answers = ''] = after?.split('\n\n') ?? []
  const values = answers.split('\n').map((line) => {
    const value = line.slice(line.indexOf(':') + 1).trim()
    return value && label && line.startsWith(label) ? fillIn(sleeps, { capacity: value }) : value
  })
  return after === undefined ? null : values.filter(Boolean).join(', ')
}
