import { getTranslations } from 'next-intl/server'
import { site, telHref } from '@/lib/site'
import { Icon } from '../ui/icon'

type PhoneLinkProps = {
  className: string
  /** Classes of the number, which may hide it on narrow screens. */
  numberClass?: string
}

/** The phone number as a link, after its icon. */
export async function PhoneLink({ className, numberClass = '' }: PhoneLinkProps) {
  const t = await getTranslations('header')
  return (
    <a href={telHref(site.phone)} aria-label={t('phoneLabel', { phone: site.phone })} className={className}>
      <Icon name="phone" className="size-5" />
      <span className={`tabular large-text:whitespace-normal whitespace-nowrap ${numberClass}`}>
        {site.phone}
      </span>
    </a>
  )
}
