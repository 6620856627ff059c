import { pages } from '@/lib/content/pages'
import { languages, locales } from '@/lib/i18n/locales'
import { pageUrl, publicPath } from '@/lib/i18n/routes'
import type { RibbonProps } from './ribbon-props'

const link = 'underline underline-offset-4 hover:text-highlight'

/** One page in every language. Plain links: the document's language changes with them. */
function InEveryLanguage({ page }: Pick<RibbonProps, 'page'>) {
  return locales.map((locale) => (
    <a
      key={locale}
      href={publicPath(page, locale)}
      hrefLang={languages[locale].hrefLang}
      className={`inline-flex min-h-6 min-w-6 items-center justify-center px-1.5 ${link}`}
    >
      {languages[locale].code}
    </a>
  ))
}

/** Links to the live page, its alternates and every other page. */
export function RibbonLinks({ page, locale, site, t }: RibbonProps) {
  return (
    <>
      <p>
        <a href={pageUrl(page, locale, site.url)} className={link}>
          {t('ribbon.production')}
        </a>
      </p>
      <p>
        {t('ribbon.languages')} <InEveryLanguage page={page} />
      </p>
      <details>
        <summary className={link}>{t('ribbon.allPages')}</summary>
        <ul>
          {pages.map((other) => (
            <li key={other} className="flex justify-between gap-4">
              {publicPath(other, locale)}
              <span>
                <InEveryLanguage page={other} />
              </span>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
