import type { CountedEvent } from '@/lib/browser/measure.browser'
import { buttonClass, buttonGroup } from '../ui/button'
import { ExternalLink } from '../ui/external-link'
import { Icon } from '../ui/icon'
import { PhoneAnchor } from '../ui/phone-anchor'
import type { FormLabels } from './form-labels'

/** What a visitor can do after sending a form: book a call, or phone. */
export function NextStep({ title, text, phone, href, call }: FormLabels['next']) {
  return (
    <div data-part="next-step" className="grid gap-3 rounded-md border border-rule bg-card p-5 sm:p-7">
      {title ? <h3 className="text-h3">{title}</h3> : null}
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
