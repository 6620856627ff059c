import type { ReactNode } from 'react'
import type { PagePath } from '@/lib/content/pages'
import { currentLocale } from '@/lib/i18n/current-locale'
import { nowhere } from '@/lib/leads/endpoint'
import { structuredData } from '@/lib/seo/structured-data'
import { site } from '@/lib/site/site'
import { StartInDev } from '../islands/start-in-dev'
import { SkipLink } from '../links/skip-link'
import { OfferBanner } from '../offer/offer-banner'
import { Ribbon } from '../preview/ribbon'
import { Footer } from './footer'
import { Header } from './header'
import { LegalDialog } from './legal/legal-dialog'

type PageProps = {
  /** The path of the page in the route table. */
  at: PagePath
  /** The floating bar at the lower edge of the screen; only the home page has one. */
  floating?: ReactNode
  children: ReactNode
}

/** The shell of every page around its sections. */
export async function Page({ at, floating, children }: PageProps) {
  const data = JSON.stringify(structuredData(at, await currentLocale(), site))
  return (
    <>
      {/* "Back to top" moves the focus too. */}
      <span id="top" tabIndex={-1} className="absolute top-0 outline-none" />
      <SkipLink />
      <OfferBanner />
      <Header at={at} />
      <main
        id="main"
        data-part="main"
        data-floating={floating ? '' : undefined}
        data-endpoint={site.formEndpoint ?? nowhere}
        data-measure-endpoint={site.measureEndpoint ?? undefined}
        // The skip link focuses it, so that Tab continues from there. It needs no outline.
        tabIndex={-1}
        className="focus-visible:outline-none"
      >
        {children}
        {floating}
      </main>
      <Footer at={at} />
      <LegalDialog />
      {/* Escapes "<", so that a message cannot close the script element. */}
      <script type="application/ld+json">{data.replaceAll('<', '\\u003c')}</script>
      {site.deploy === 'preview' ? <Ribbon at={at} /> : null}
      <StartInDev />
    </>
  )
}
