import '../globals.css'
import type { ReactNode } from 'react'
import { OutboxRetry } from '@/components/estimator/outbox-retry'
import { AnchorScroll } from '@/components/shell/anchor-scroll'
import { Footer } from '@/components/shell/footer'
import { Header } from '@/components/shell/header'
import { OfferBanner } from '@/components/shell/offer-banner'
import { PrefetchRules } from '@/components/shell/prefetch-rules'
import { PreviewHead } from '@/components/shell/ribbon/preview-head'
import { SkipLink } from '@/components/shell/skip-link'
import { StoreLocale } from '@/components/shell/store-locale'
import { EarlyScript } from '@/components/ui/early-script'
import { currentInstant } from '@/lib/clock'
import { formInputScript } from '@/lib/early/form-input'
import { offerScript } from '@/lib/early/offer-state'
import { ownTypeScript } from '@/lib/early/own-type'
import { figtree, fraunces } from '@/lib/fonts'
import { currentLocale } from '@/lib/i18n/current-locale'
import { locales } from '@/lib/i18n/locales'
import { mayAdvertise, site } from '@/lib/site'

export const dynamicParams = false

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }))
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await currentLocale()
  return (
    // The early scripts mark the document before React reads it.
    <html
      lang={locale}
      className={`${figtree.variable} ${fraunces.variable}`}
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      <head>
        <PreviewHead />
      </head>
      <body>
        {mayAdvertise(site, currentInstant()) ? <EarlyScript code={offerScript(site.offerEndsOn)} /> : null}
        <EarlyScript code={ownTypeScript([figtree.style.fontFamily, fraunces.style.fontFamily])} />
        <EarlyScript code={formInputScript} />
        <SkipLink />
        <OfferBanner />
        <Header />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <PrefetchRules />
        <StoreLocale locale={locale} />
        <AnchorScroll />
        <OutboxRetry endpoint={site.formEndpoint} />
      </body>
    </html>
  )
}
