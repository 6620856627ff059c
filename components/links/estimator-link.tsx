import type { ReactNode } from 'react'
import type { PagePath } from '@/lib/content/pages'
import { currentLocale } from '@/lib/i18n/current-locale'
import { publicPath } from '@/lib/i18n/routes'

type EstimatorLinkProps = { at: PagePath; className?: string; children: ReactNode }

/** A link to the estimator: the page's own, or the home page's if the page has none. */
export async function EstimatorLink({ at, ...link }: EstimatorLinkProps) {
  const hasNone = at === '/pricing' || at === '/contact'
  const path = hasNone ? publicPath('/', await currentLocale()) : ''
  return <a {...link} href={`${path}#calculator`} />
}
