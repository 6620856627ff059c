import { type CitySlug, menuCities } from '@/lib/content/cities'
import type { PagePath } from '@/lib/content/pages'
import { currentLocale } from '@/lib/i18n/current-locale'
import type { Locale } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/i18n/translate'

type CityLinksProps = {
  cities?: readonly CitySlug[]
  /** The page that shows the list; its own city gets `aria-current`. */
  at?: PagePath
  /** Set only on the not-found page, which has all languages at once. */
  locale?: Locale
  className?: string
  linkClass: string
}

/** A list of links to places; by default those of every menu. */
export async function CityLinks({ cities = menuCities, at, locale, className, linkClass }: CityLinksProps) {
  const language = locale ?? (await currentLocale())
  const t = translatorOf(language)
  return (
    <ul className={className}>
      {cities.map((slug) => {
        const page: PagePath = `/${slug}`
        return (
          <li key={slug}>
            <a
              href={publicPath(page, language)}
              className={linkClass}
              aria-current={page === at ? 'page' : undefined}
            >
              {t(`places.${slug}.name`)}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
