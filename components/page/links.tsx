import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { type Page, pageWithEstimator } from '@/lib/content/pages'
import { currentLocale } from '@/lib/i18n/current-locale'
import { publicPath } from '@/lib/i18n/routes'
import type { CountedEvent } from '@/lib/measure/announce'
import { site, telHref } from '@/lib/site'
import { ExternalLink } from '../ui/external-link'
import { Icon } from '../ui/icon'
import { LanguageList } from './language-list'

type LinkProps = { className?: string; children: ReactNode }

/** A link to a page, marked on that page itself. */
export async function PageLink({ at, to, ...link }: LinkProps & { at: Page; to: Page }) {
  const href = publicPath(to, await currentLocale())
  return <a {...link} href={href} aria-current={to === at ? 'page' : undefined} />
}

/** The way to the estimator: that of the page itself, or the home page's where there is none. */
export async function EstimateLink({ at, ...link }: LinkProps & { at: Page }) {
  const page = pageWithEstimator(at)
  const path = page === at ? '' : publicPath(page, await currentLocale())
  return <a {...link} href={`${path}#calculator`} />
}

/** The way to book a call, in a new tab; nothing where no booking page is set. */
export async function CallLink({ className, children }: LinkProps) {
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

/** The booking portal for travellers, in a new tab; nothing where none is set. */
export async function BookingsLink({ className, children }: LinkProps) {
  const t = await getTranslations('common')
  const href = site.bookingUrl[await currentLocale()]
  if (!href) return null
  return (
    <ExternalLink href={href} newTab={t('newTab')} className={className}>
      {children}
    </ExternalLink>
  )
}

/** The phone number as a link: the icon, then the number, which `numberClass` may hide on narrow screens. */
export async function PhoneLink({
  className,
  numberClass = '',
}: {
  className: string
  numberClass?: string
}) {
  const t = await getTranslations('header')
  return (
    <a href={telHref(site.phone)} aria-label={t('phoneLabel', { phone: site.phone })} className={className}>
      <Icon name="phone" className="size-5" />
      <span className={`tabular whitespace-nowrap ${numberClass}`}>{site.phone}</span>
    </a>
  )
}

/** FR NL EN: the page in each language. */
export async function LanguageLinks({ at, tone }: { at: Page; tone?: 'light' | 'dark' }) {
  const t = await getTranslations('header')
  return <LanguageList page={at} current={await currentLocale()} label={t('languageLabel')} tone={tone} />
}
