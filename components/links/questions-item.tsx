import { getTranslations } from 'next-intl/server'
import type { PagePath } from '@/lib/content/pages'
import { currentLocale } from '@/lib/i18n/current-locale'
import { publicPath } from '@/lib/i18n/routes'

/** An item of a menu: the questions of the home page. */
export async function QuestionsItem({ at, className }: { at: PagePath; className: string }) {
  const t = await getTranslations('header')
  const home = at === '/' ? '' : publicPath('/', await currentLocale())
  return (
    <li>
      <a href={`${home}#faq`} className={className}>
        {t('questions')}
      </a>
    </li>
  )
}
