import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { LinkedText, type TextLink } from '@/components/ui/linked-text'

type StatusProps = {
  outcome: 'sent' | 'failed' | null
  /** What a success says, and what to do next. */
  sent: { text: string; next: ReactNode }
  /** What a failure says, and how else to reach us. */
  failed: { text: string; fallback: string; links: readonly TextLink[] }
}

/** What became of a request, next to its button: it stays when the toast has gone. */
export function Status({ outcome, sent, failed }: StatusProps) {
  return (
    <>
      <div role="status">
        {outcome === 'sent' ? (
          <p className="flex items-start gap-2 font-semibold text-forest">
            <Icon name="check" className="mt-1 size-5" />
            {sent.text}
          </p>
        ) : null}
        {outcome === 'failed' ? (
          <div className="flex items-start gap-2">
            <Icon name="alert" className="mt-1 size-5 text-wine" />
            <p>
              <strong className="font-semibold text-wine">{failed.text}</strong>{' '}
              <LinkedText text={failed.fallback} links={failed.links} />
            </p>
          </div>
        ) : null}
      </div>
      {outcome === 'sent' ? sent.next : null}
    </>
  )
}
