import './globals.css'
import type { Metadata } from 'next'
import { loadPoster } from '@/components/art/posters'
import { SkipLink } from '@/components/links/skip-link'
import { FirstPaint } from '@/components/page/first-paint'
import { NotFoundBar, NotFoundContent } from '@/components/page/not-found'
import { Artwork } from '@/components/ui/artwork'
import { LozengeBand, lozengeLooks } from '@/components/ui/lozenges'
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales'
import { translatorOf } from '@/lib/i18n/translate'
import { fontClass } from '@/lib/media/fonts'

const titles = Object.fromEntries(
  locales.map((locale) => [locale, translatorOf(locale)('notFound.title')]),
) as Record<Locale, string>

/** Hides the other languages after the pre-paint script has selected one. Without scripts all languages show. */
const styles = locales
  .map((locale) => `html[data-locale=${locale}] [data-only-in]:not([data-only-in=${locale}])`)
  .join(',')

export const metadata: Metadata = {
  title: titles[defaultLocale],
  robots: { index: false },
  formatDetection: { telephone: false },
}

/** 404.html: one file for all languages, because a static host serves the same file for every unknown URL. */
export default async function NotFound() {
  return (
    <html lang={defaultLocale} className={fontClass} suppressHydrationWarning>
      <head>
        <style>{`${styles}{display:none}`}</style>
      </head>
      <body className="flex min-h-svh flex-col">
        <FirstPaint parts={[['page/not-found', { titles }]]} />
        {locales.map((locale) => (
          <SkipLink key={locale} locale={locale} />
        ))}
        <header data-part="header" data-state="visible">
          {locales.map((locale) => (
            <NotFoundBar key={locale} locale={locale} />
          ))}
          <LozengeBand id="header-tiles" look={lozengeLooks.course} />
        </header>
        <main id="main" tabIndex={-1} className="grow focus-visible:outline-none lg:grid lg:grid-cols-2">
          <Artwork
            image={await loadPoster('fog')}
            priority
            className="max-h-[38svh] w-full lg:order-2 lg:h-full lg:max-h-none"
          />
          <div className="wrap self-center lg:mr-0 lg:ml-auto lg:w-[min(var(--container-wrap)/2,100%-var(--spacing-gutter))] lg:pr-14">
            {locales.map((locale) => (
              <NotFoundContent key={locale} locale={locale} />
            ))}
          </div>
        </main>
      </body>
    </html>
  )
}
