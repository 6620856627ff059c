import '../globals.css'
import type { ReactNode } from 'react'
import { EarlyScript } from '@/components/page/early-script'
import { PreviewHead } from '@/components/page/ribbon/preview-head'
import { SpeculationRules } from '@/components/page/speculation-rules'
import { offerEnd } from '@/lib/business/offer'
import { fontClass } from '@/lib/fonts'
import { currentLocale } from '@/lib/i18n/current-locale'
import { locales } from '@/lib/i18n/locales'
import { mayAdvertise, site } from '@/lib/site'

export const dynamicParams = false

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }))
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  return (
    // In `next dev` the pre-paint scripts change the element before React hydrates it.
    <html lang={await currentLocale()} className={fontClass} suppressHydrationWarning>
      <head>
        <PreviewHead />
      </head>
      <body>
        <EarlyScript name="view-transitions" />
        {mayAdvertise(site, new Date()) ? (
          <EarlyScript
            name="offer-state"
            values={{ endsOn: site.offerEndsOn, end: offerEnd(site.offerEndsOn) }}
          />
        ) : null}
        <EarlyScript name="early-input" />
        {children}
        <SpeculationRules />
      </body>
    </html>
  )
}
