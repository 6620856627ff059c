import { getTranslations } from 'next-intl/server'
import { currentLocale } from '@/lib/i18n/current-locale'
import type { Locale } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { brand } from '@/lib/site'
import { KeyMark } from './key-mark'

type LogoProps = {
  /** Set only on the not-found page, which has all languages at once. */
  locale?: Locale
  className?: string
}

/** The mark and the name of the company, linked to the home page. */
export async function Logo({ locale, className = '' }: LogoProps) {
  const language = locale ?? (await currentLocale())
  const t = await getTranslations({ locale: language, namespace: 'header' })
  return (
    <a
      href={publicPath('/', language)}
      aria-label={t('logoLabel', { brand })}
      className={`flex shrink-0 items-center gap-2.5 py-1 max-[24.25rem]:gap-2 ${className}`}
    >
      <KeyMark />
      <span className="whitespace-nowrap font-display font-semibold text-primary leading-none max-[24.25rem]:max-w-18 max-[24.25rem]:whitespace-normal md:max-lg:hidden">
        {brand}
      </span>
    </a>
  )
}
