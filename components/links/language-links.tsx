import { getTranslations } from 'next-intl/server'
import type { PagePath } from '@/lib/content/pages'
import { currentLocale } from '@/lib/i18n/current-locale'
import { type Locale, languages, locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'

const tones = {
  light: 'text-muted hover:text-primary aria-[current]:decoration-accent aria-[current]:text-primary',
  dark: 'text-on-primary/85 hover:text-on-primary aria-[current]:decoration-highlight aria-[current]:text-on-primary',
} as const

/** The current one has the mark of the current page. */
const link =
  'flex h-11 min-w-9 md:max-lg:min-w-7 items-center justify-center font-semibold text-small ' +
  'aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-8'

type LanguageLinksProps = {
  at: PagePath
  /** Set only on the not-found page, which has all languages at once. */
  locale?: Locale
  tone?: keyof typeof tones
}

/** The page in each language: FR NL EN. A behaviour adds the anchor of the URL (components/page/main.behaviour.ts). */
export async function LanguageLinks({ at, locale, tone = 'light' }: LanguageLinksProps) {
  const current = locale ?? (await currentLocale())
  const t = await getTranslations({ locale: current, namespace: 'header' })
  return (
    <ul role="list" aria-label={t('languageLabel')} className="flex items-center">
      {locales.map((other) => {
        const { hrefLang, code, localName } = languages[other]
        return (
          <li key={other}>
            <a
              href={publicPath(at, other)}
              hrefLang={hrefLang}
              lang={hrefLang}
              aria-current={other === current ? 'true' : undefined}
              className={`${link} ${tones[tone]}`}
            >
              {code}
              <span className="sr-only"> {localName}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
