import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { CountedEvent } from '@/lib/browser/measure.browser'
import { currentLocale } from '@/lib/i18n/current-locale'
import type { Locale } from '@/lib/i18n/locales'
import { site } from '@/lib/site/site'
import { ExternalLink } from '../ui/external-link'

export type CallLinkProps = {
  /** Set only on the not-found page, which has all languages at once. */
  locale?: Locale
  className?: string
  children: ReactNode
}

/** A link to the booking page for calls, in a new tab. Renders nothing if the setting is empty. */
export async function CallLink({ locale, className, children }: CallLinkProps) {
  const t = await getTranslations({ locale: locale ?? (await currentLocale()), namespace: 'common' })
  if (!site.schedulingUrl) return null
  return (
    <ExternalLink
      href={site.schedulingUrl}
      newTab={t('callTab')}
      data-event={'call' satisfies CountedEvent}
      className={className}
    >
      {children}
    </ExternalLink>
  )
}
