import { getTranslations } from 'next-intl/server'
import type { PagePath } from '@/lib/content/pages'
import { currentLocale } from '@/lib/i18n/current-locale'
import { publicPath } from '@/lib/i18n/routes'

const names = { '/': 'home', '/pricing': 'pricing', '/contact': 'contact' } as const

type PageItemProps = { at: PagePath; to: keyof typeof names; className: string }

/** An item of a menu: a page by its name, with `aria-current` on that page itself. */
export async function PageItem({ at, to, className }: PageItemProps) {
  const t = await getTranslations('header')
  const href = publicPath(to, await currentLocale())
  return (
    <li>
      <a href={href} className={className} aria-current={to === at ? 'page' : undefined}>
        {t(names[to])}
      </a>
    </li>
  )
}
