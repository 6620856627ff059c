import { startMessage, typeInto } from '@/lib/leads/drafts.browser'
import { cleanText } from '@/lib/leads/email'
import { buttonClass } from '../ui/button'
import type { EstimatorLabels } from './estimator-labels'

type WriteInsteadProps = {
  labels: EstimatorLabels
  answers: readonly string[]
  /** What is typed at the gate. */
  email: string
}

/** The texts that this link has put into the message. */
const written: string[] = []

/** The way on without a phone number: a button that leads to the contact form of the page, with the answers in its message. */
export function WriteInstead({ labels, answers, email }: WriteInsteadProps) {
  const onClick = () => {
    // In a preview, labels carry keys.
    const text = cleanText([labels.gate.message, ...answers].join('\n'))
    const form = startMessage(text, written)
    written.unshift(text)
    const field = form?.elements.namedItem('email')
    if (field instanceof HTMLInputElement && !field.value && email) typeInto(field, email)
    // The browser takes the focus away when it has followed the link.
    setTimeout(() => {
      document.getElementById('contact')?.scrollIntoView({ behavior: 'instant' })
      const next =
        form?.querySelector<HTMLElement>(':is(input, textarea):invalid') ?? form?.querySelector('textarea')
      next?.focus({ preventScroll: true })
    })
  }
  return (
    <div className="grid gap-1.5">
      {/* biome-ignore lint/a11y/useValidAnchor: a link to the form, which gets the answers before the browser follows it. */}
      <a
        href="#contact"
        onClick={onClick}
        aria-describedby="lead-written"
        className={`${buttonClass({ variant: 'secondary', size: 'lg' })} max-sm:px-3`}
      >
        {labels.gate.write}
      </a>
      <p id="lead-written" className="text-center text-muted text-small">
        {labels.gate.written}
      </p>
    </div>
  )
}
