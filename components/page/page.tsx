import type { ReactNode } from 'react'
import type { PagePath } from '@/lib/content/pages'
import { site } from '@/lib/site'
import { StartInDev } from '../behaviours/start-in-dev'
import { Footer } from './footer'
import { LegalDialog } from './footer/legal-dialog'
import { Header } from './header'
import { JsonLd } from './json-ld'
import { OfferBanner } from './offer-banner'
import { PreviewRibbon } from './preview-ribbon'
import { SkipLink } from './skip-link'

type PageProps = {
  /** The path of the page in the route table. */
  at: PagePath
  /** Buttons over the end of the screen. */
  floating?: ReactNode
  children: ReactNode
}

/** The shell of every page around its sections. */
export function Page({ at, floating, children }: PageProps) {
  return (
    <>
      <SkipLink />
      <OfferBanner />
      <Header at={at} />
      <main
        id="main"
        data-part="page"
        data-floating={floating ? '' : undefined}
        data-endpoint={site.formEndpoint ?? undefined}
        data-measure-endpoint={site.measureEndpoint ?? undefined}
        tabIndex={-1}
      >
        {children}
        {floating}
      </main>
      <Footer at={at} />
      <LegalDialog />
      <JsonLd page={at} />
      <PreviewRibbon page={at} />
      <StartInDev />
    </>
  )
}
