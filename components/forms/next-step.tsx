import type { CountedEvent } from '@/lib/browser/measure.browser'
import { buttonClass, buttonGroup } from '../ui/button'
import { ExternalLink } from '../ui/external-link'
import { Icon } from '../ui/icon'
import { PhoneAnchor } from '../ui/phone-anchor'
import type { FormLabels } from './form-labels'

type NextStepProps = FormLabels['next'] & { heading?: 'h3' | 'h5' }

/** What a visitor can do after sending a form: book a call, or phone. */
export function NextStep({ heading: Heading = 'h3', title, text, phone, href, call }: NextStepProps) {
  return (
    <div data-part="next-step" className="grid gap-3 rounded-md border border-rule bg-card p-5 sm:p-7">
      {title ? <Heading className="font-display font-semibold text-h3 text-primary">{title}</Heading> : null}
      {text ? <p>{text}</p> : null}
      <div className={buttonGroup}>
        {call ? (
          <ExternalLink
            href={call.href}
            newTab={call.newTab}
            data-event={'call' satisfies CountedEvent}
            className={buttonClass({ variant: 'secondary' })}
          >
            <Icon name="calendar" /> {call.label}
          </ExternalLink>
        ) : null}
        <PhoneAnchor href={href} className={buttonClass({ variant: 'secondary' })}>
          <span className="tabular">{phone}</span>
        </PhoneAnchor>
      </div>
    </div>
  )
}
