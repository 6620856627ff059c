import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { CountedEvent } from '@/lib/measure/counted-events'
import { site } from '@/lib/site'
import { ExternalLink } from '../ui/external-link'

/** A link to the booking page for calls, in a new tab. Renders nothing if the setting is empty. */
export async function CallLink({ className, children }: { className?: string; children: ReactNode }) {
  const t = await getTranslations('common')
  if (!site.schedulingUrl) return null
  return (
    <ExternalLink
      href={site.schedulingUrl}
      newTab={t('newTab')}
      data-event={'call' satisfies CountedEvent}
      className={className}
    >
      {children}
    </ExternalLink>
  )
}
