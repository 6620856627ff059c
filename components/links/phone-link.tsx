import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { site, telHref } from '@/lib/site'
import { Icon } from '../ui/icon'

type PhoneLinkProps = {
  className: string
  /** Replaces the number. */
  children?: ReactNode
  /** Classes of the number, which may hide it on narrow screens. */
  numberClass?: string
}

/** A link that calls us: its icon, then the number or the words of a button. */
export async function PhoneLink({ className, children, numberClass = '' }: PhoneLinkProps) {
  const t = await getTranslations('header')
  return (
    <a
      href={telHref(site.phone)}
      aria-label={children ? undefined : t('phoneLabel', { phone: site.phone })}
      className={className}
    >
      <Icon name="phone" className="size-5" />
      {children ?? <span className={`tabular ${numberClass}`}>{site.phone}</span>}
    </a>
  )
}
