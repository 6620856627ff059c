import '../globals.css'
import type { ReactNode } from 'react'
import { EarlyScript } from '@/components/page/early-script'
import { previewStyles } from '@/lib/browser/early/preview'
import { offerEnd } from '@/lib/business/offer'
import { currentLocale } from '@/lib/i18n/current-locale'
import { locales } from '@/lib/i18n/locales'
import { fontClass, fontFamilies } from '@/lib/site/fonts'
import { offer, site } from '@/lib/site/site'

export const dynamicParams = false

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }))
}

const ownPages = { selector_matches: 'a[href^="/"]:not([target])' }

/** Prerenders a page while the pointer is over its link, and prefetches it on touch. Not all browsers support this. */
const speculationRules = {
  prerender: [{ where: ownPages, eagerness: 'moderate' }],
  prefetch: [{ where: ownPages, eagerness: 'conservative' }],
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  return (
    // In `next dev` the pre-paint scripts change the element before React hydrates it.
    <html lang={await currentLocale()} className={fontClass} suppressHydrationWarning>
      <head>
        {/* For `?now` and the ribbon. */}
        {site.deploy === 'production' ? null : (
          <>
            <style>{previewStyles}</style>
            <EarlyScript name="preview" />
          </>
        )}
      </head>
      <body>
        <EarlyScript name="fonts" values={{ families: fontFamilies }} />
        {offer ? (
          <EarlyScript
            name="offer-state"
            values={{ endsOn: site.offerEndsOn, end: offerEnd(site.offerEndsOn) }}
          />
        ) : null}
        <EarlyScript name="early-input" />
        {children}
        <script data-early="speculation-rules" type="speculationrules">
          {JSON.stringify(speculationRules)}
        </script>
      </body>
    </html>
  )
}
