import type { ReactNode } from 'react'
import type { PagePath } from '@/lib/content/pages'
import { currentLocale } from '@/lib/i18n/current-locale'
import { publicPath } from '@/lib/i18n/routes'

type PageLinkProps = { at: PagePath; to: PagePath; className?: string; children: ReactNode }

/** A link to a page in the current language, with `aria-current` on that page itself. */
export async function PageLink({ at, to, ...link }: PageLinkProps) {
  const href = publicPath(to, await currentLocale())
  return <a {...link} href={href} aria-current={to === at ? 'page' : undefined} />
}
