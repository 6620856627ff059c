import type { PagePath } from '@/lib/content/pages'
import { type Locale, languages, locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'

type LanguageListProps = { page: PagePath; current: Locale; label: string; tone?: 'light' | 'dark' }

const tones = {
  light: 'text-muted hover:text-primary aria-[current]:border-accent aria-[current]:text-primary',
  dark: 'text-on-primary/85 hover:text-on-primary aria-[current]:border-highlight aria-[current]:text-on-primary',
} as const

/** The page in each language, as links by their codes. The anchor being read goes along (lib/early/early-input.ts). */
export function LanguageList({ page, current, label, tone = 'light' }: LanguageListProps) {
  return (
    <ul aria-label={label} className="flex items-center">
      {locales.map((locale) => {
        const { hrefLang, code, localName } = languages[locale]
        return (
          <li key={locale}>
            <a
              href={publicPath(page, locale)}
              hrefLang={hrefLang}
              lang={hrefLang}
              aria-current={locale === current ? 'true' : undefined}
              className={`grid h-11 min-w-9 place-items-center font-semibold text-small ${tones[tone]}`}
            >
              <span className="border-transparent border-b-2 px-0.5 leading-snug [[aria-current]>&]:border-current">
                {code}
                <span className="sr-only"> {localName}</span>
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
