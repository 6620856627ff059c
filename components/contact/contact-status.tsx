import { Icon } from '@/components/ui/icon'
import { LinkedText, type TextLink } from '@/components/ui/linked-text'
import type { ContactLabels } from './labels'

type ContactStatusProps = {
  outcome: 'sent' | 'failed' | null
  labels: ContactLabels
  links: readonly TextLink[]
}

/** What became of the request, next to its button: it stays when the toast has gone. */
export function ContactStatus({ outcome, labels, links }: ContactStatusProps) {
  return (
    <div role="status">
      {outcome === 'sent' ? (
        <p className="flex items-start gap-2 font-semibold text-forest">
          <Icon name="check" className="mt-1 size-5" />
          {labels.success.inline}
        </p>
      ) : null}
      {outcome === 'failed' ? (
        <div className="flex items-start gap-2">
          <Icon name="alert" className="mt-1 size-5 text-wine" />
          <p>
            <strong className="font-semibold text-wine">{labels.failure.text}</strong>{' '}
            <LinkedText text={labels.failure.fallback} links={links} />
          </p>
        </div>
      ) : null}
    </div>
  )
}
