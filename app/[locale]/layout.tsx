import '../globals.css'
import type { ReactNode } from 'react'
import { FirstPaint } from '@/components/page/first-paint'
import { offerEnd } from '@/lib/business/offer'
import { currentLocale } from '@/lib/i18n/current-locale'
import { locales } from '@/lib/i18n/locales'
import { fontClass, fontFamilies } from '@/lib/media/fonts'
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

/** In this order: the preview sets the day of the offer. */
const firstPaint = [
  ...(site.deploy === 'production' ? [] : [['preview/shown-day'] as const]),
  ...(site.deploy === 'preview' ? [['preview/edit-button'] as const] : []),
  ['page/fonts', { families: fontFamilies }] as const,
  ...(offer
    ? [['offer/offer-state', { endsOn: site.offerEndsOn, end: offerEnd(site.offerEndsOn) }] as const]
    : []),
  ['forms/early-input'] as const,
]

export default async function RootLayout({ children }: { children: ReactNode }) {
  return (
    // In `next dev` the pre-paint scripts change the element before React hydrates it.
    <html lang={await currentLocale()} className={fontClass} suppressHydrationWarning>
      {/* Without the password of a protected preview, which Next's own link does not send, the request is a 401. */}
      <link rel="manifest" href="/manifest.webmanifest" crossOrigin="use-credentials" />
      <body>
        <FirstPaint parts={firstPaint} />
        {children}
        <script data-first-paint type="speculationrules">
          {JSON.stringify(speculationRules)}
        </script>
      </body>
    </html>
  )
}
