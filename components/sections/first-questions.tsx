import { getTranslations } from 'next-intl/server'
import { currentLocale } from '@/lib/build/current-locale'
import { publicPath } from '@/lib/i18n/routes'

/** The questions that decide, each a link to its answer on the home page, which opens there. */
export async function QuestionLinks() {
  const t = await getTranslations('faq')
  const home = publicPath('/', await currentLocale())
  return (
    <nav aria-label={t('title')}>
      <ul role="list" className="grid items-baseline gap-x-6 sm:grid-cols-2">
        {(['cost', 'keys', 'incident', 'notice'] as const).map((key) => (
          <li key={key}>
            <a
              href={`${home}#faq-${key}`}
              className="link inline-flex min-h-11 items-center py-1 leading-snug"
            >
              {t(`items.${key}.question`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
