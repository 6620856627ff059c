import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { currentLocale } from '@/lib/i18n/current-locale'
import type { Locale } from '@/lib/i18n/locales'
import { site } from '@/lib/site/site'
import { ExternalLink } from '../ui/external-link'

type BookingsItemProps = {
  /** Set only on the not-found page, which has all languages at once. */
  locale?: Locale
  className: string
  children?: ReactNode
}

/** An item of a menu: the travellers' booking portal, in a new tab. Renders nothing if the language has none. */
export async function BookingsItem({ locale, className, children }: BookingsItemProps) {
  const language = locale ?? (await currentLocale())
  const t = await getTranslations({ locale: language })
  const href = site.bookingUrl[language]
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
