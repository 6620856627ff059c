import '../globals.css'
import type { ReactNode } from 'react'
import { PreviewHead } from '@/components/page/ribbon/preview-head'
import { EarlyScript } from '@/components/ui/early-script'
import { earlyInputScript } from '@/lib/early/early-input'
import { offerScript } from '@/lib/early/offer-state'
import { ownTypeScript } from '@/lib/early/own-type'
import { readingPlaceScript } from '@/lib/early/reading-place'
import { speculationRules } from '@/lib/early/speculation-rules'
import { figtree, fraunces } from '@/lib/fonts'
import { currentLocale } from '@/lib/i18n/current-locale'
import { locales } from '@/lib/i18n/locales'
import { mayAdvertise, site } from '@/lib/site'

export const dynamicParams = false

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }))
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The early scripts mark the document before React reads it.
    <html
      lang={await currentLocale()}
      className={`${figtree.variable} ${fraunces.variable}`}
      suppressHydrationWarning
    >
      <head>
        <PreviewHead />
      </head>
      <body>
        <EarlyScript code={readingPlaceScript} />
        <EarlyScript code={ownTypeScript} />
        {mayAdvertise(site, new Date()) ? <EarlyScript code={offerScript(site.offerEndsOn)} /> : null}
        <EarlyScript code={earlyInputScript} />
        {children}
        <EarlyScript type="speculationrules" code={speculationRules} />
      </body>
    </html>
  )
}
