import type { ReactNode } from 'react'
import type { Page as PageAddress } from '@/lib/content/pages'
import { currentLocale } from '@/lib/i18n/current-locale'
import { site } from '@/lib/site'
import { Footer } from './footer'
import { LegalDialog } from './footer/legal-dialog'
import { Header } from './header'
import { JsonLd } from './json-ld'
import { OfferBanner } from './offer-banner'
import { PageEffects } from './page-effects'
import { PreviewRibbon } from './preview-ribbon'
import { SkipLink } from './skip-link'

/** What every page wears around its own sections. `at` is the page's address in the route table. */
export async function Page({ at, children }: { at: PageAddress; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <OfferBanner />
      <Header at={at} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer at={at} />
      <LegalDialog />
      <JsonLd page={at} />
      <PreviewRibbon page={at} />
      <PageEffects
        locale={await currentLocale()}
        endpoint={site.formEndpoint}
        measureEndpoint={site.measureEndpoint}
      />
    </>
  )
}
