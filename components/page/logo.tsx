import { getTranslations } from 'next-intl/server'
import { currentLocale } from '@/lib/i18n/current-locale'
import { publicPath } from '@/lib/i18n/routes'
import { brand } from '@/lib/site'
import { KeyMark } from './key-mark'

/** The mark and the name of the company, linked to the home page. */
export async function Logo() {
  const t = await getTranslations('header')
  return <LogoLink href={publicPath('/', await currentLocale())} label={t('logoLabel', { brand })} />
}

/** The same with an explicit address, for the not-found page. */
export function LogoLink({
  href,
  label,
  className = '',
}: {
  href: string
  label: string
  className?: string
}) {
  return (
    <a
      href={href}
      aria-label={label}
      className={`flex shrink-0 items-center gap-2.5 py-1 max-[24.25rem]:gap-2 ${className}`}
    >
      <KeyMark />
      <span className="whitespace-nowrap font-display font-semibold text-primary text-lg leading-none max-[24.25rem]:max-w-18 max-[24.25rem]:whitespace-normal max-[24.25rem]:text-base max-[24.25rem]:leading-none md:max-lg:hidden">
        {brand}
      </span>
    </a>
  )
}
