import { getTranslations } from 'next-intl/server'
import { currentLocale } from '@/lib/i18n/current-locale'
import type { Locale } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { brand } from '@/lib/site/site'
import { KeyMark } from '../art/key-mark'

/** The name, whose short words, such as "du", never end a line. */
const name = brand.replace(/(?<= \p{L}{1,3}) /gu, '\u00a0')

type LogoProps = {
  /** Set only on the not-found page, which has all languages at once. */
  locale?: Locale
  className?: string
}

/**
 * The mark and the name of the company, linked to the home page. It shrinks before anything beside it: the name takes
 * two lines and, on phones and tablets, then wraps below the mark, where it is clipped.
 */
export async function Logo({ locale, className = '' }: LogoProps) {
  const language = locale ?? (await currentLocale())
  const t = await getTranslations({ locale: language, namespace: 'header' })
  return (
    <a
      href={publicPath('/', language)}
      aria-label={t('logoLabel', { brand })}
      className={`flex h-14 shrink-[1000000] gap-x-2.5 md:max-lg:gap-x-1 max-lg:min-w-8 max-lg:flex-wrap max-lg:overflow-hidden ${className}`}
    >
      <span className="flex h-14 items-center">
        <KeyMark className="h-9 w-auto shrink-0" />
      </span>
      {/* In the tree, the label of the link is enough. */}
      <span aria-hidden="true" className="flex h-14 min-w-min grow basis-18 items-center md:max-lg:basis-0">
        <span className="font-display font-semibold text-primary leading-none md:max-lg:text-tiny md:max-lg:tracking-tight">
          {name}
        </span>
      </span>
    </a>
  )
}
