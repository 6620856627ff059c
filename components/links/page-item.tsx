import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { type PagePath, shownName } from '@/lib/content/pages'
import { currentLocale } from '@/lib/i18n/current-locale'
import type { Locale } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'

export type PageItemProps = {
  to: PagePath
  /** The page that shows the item. */
  at?: PagePath
  /** Set only on the not-found page, which has all languages at once. */
  locale?: Locale
  className: string
  /** Decoration before its name. */
  picture?: ReactNode
}

/** An item of a menu: a page by its name, with `aria-current` on that page itself. */
export async function PageItem({ to, at, locale, className, picture }: PageItemProps) {
  const language = locale ?? (await currentLocale())
  const t = await getTranslations({ locale: language })
  return (
    <li>
      <a href={publicPath(to, language)} className={className} aria-current={to === at ? 'page' : undefined}>
        {picture}
        {shownName(to, t)}
      </a>
    </li>
  )
}
