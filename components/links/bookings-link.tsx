import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { currentLocale } from '@/lib/i18n/current-locale'
import { site } from '@/lib/site'
import { ExternalLink } from '../ui/external-link'

/** A link to the travellers' booking portal, in a new tab. Renders nothing if the language has none. */
export async function BookingsLink({ className, children }: { className?: string; children: ReactNode }) {
  const t = await getTranslations('common')
  const href = site[`bookingUrl.${await currentLocale()}`]
  if (!href) return null
  return (
    <ExternalLink href={href} newTab={t('newTab')} className={className}>
      {children}
    </ExternalLink>
  )
}
