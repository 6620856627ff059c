import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { currentLocale } from '@/lib/i18n/current-locale'
import { formatPhone } from '@/lib/i18n/format-phone'
import { site, telHref } from '@/lib/site/site'
import { PhoneAnchor } from '../ui/phone-anchor'

type PhoneLinkProps = {
  className: string
  icon?: boolean
  /** Replaces the number. */
  children?: ReactNode
  /** Classes of the number, which may hide it on narrow screens. */
  numberClass?: string
}

/** A link that calls us, with the number or the words of a button. */
export async function PhoneLink({ className, icon, children, numberClass = '' }: PhoneLinkProps) {
  const t = await getTranslations('header')
  const phone = formatPhone(site.phone, await currentLocale())
  return (
    <PhoneAnchor
      href={telHref(site.phone)}
      label={children ? undefined : t('phoneLabel', { phone })}
      className={className}
      icon={icon}
    >
      {children ?? <span className={`tabular ${numberClass}`}>{phone}</span>}
    </PhoneAnchor>
  )
}
