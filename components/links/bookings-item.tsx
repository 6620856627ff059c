import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { currentLocale } from '@/lib/i18n/current-locale'
import { site } from '@/lib/site'
import { ExternalLink } from '../ui/external-link'

/** An item of a menu: the travellers' booking portal, in a new tab. Renders nothing if the language has none. */
export async function BookingsItem({ className, children }: { className: string; children?: ReactNode }) {
  const t = await getTranslations()
  const href = site[`bookingUrl.${await currentLocale()}`]
  if (!href) return null
  return (
    <li>
      <ExternalLink href={href} newTab={t('common.newTab')} className={className}>
        {t('header.bookings')}
        {children}
      </ExternalLink>
    </li>
  )
}
