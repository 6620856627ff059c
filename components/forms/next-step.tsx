import type { CountedEvent } from '@/lib/browser/measure.browser'
import { buttonClass, buttonGroup } from '../ui/button'
import { ExternalLink } from '../ui/external-link'
import { Icon } from '../ui/icon'
import { PhoneAnchor } from '../ui/phone-anchor'
import type { FormLabels } from './form-labels'

type NextStepProps = FormLabels['next'] & {
  /** In the thank-you of the estimator: without a box, and not at all if there is nothing to say but the number. */
  isPlain?: boolean
}

/** What a visitor can do after sending a form: book a call, or phone. */
export function NextStep({ isPlain, title, text, phone, href, call }: NextStepProps) {
  if (isPlain && !text && !call) return null
  const Heading = isPlain ? 'h5' : 'h3'
  const box = isPlain ? 'mt-4' : 'rounded-md border border-rule bg-card p-5 sm:p-7'
  const button = `${buttonClass({ variant: 'secondary' })} ${isPlain ? 'min-h-12 w-full' : ''}`
  return (
    <div data-part="next-step" className={`grid gap-3 ${box}`}>
      {title ? <Heading className="font-display font-semibold text-h3 text-primary">{title}</Heading> : null}
      {text ? <p>{text}</p> : null}
      <div className={buttonGroup}>
        {call ? (
          <ExternalLink
            href={call.href}
            newTab={call.newTab}
            data-event={'call' satisfies CountedEvent}
            className={button}
          >
            <Icon name="calendar" /> {call.label}
          </ExternalLink>
        ) : null}
        <PhoneAnchor href={href} className={button}>
          <span className="tabular">{phone}</span>
        </PhoneAnchor>
      </div>
    </div>
  )
}
