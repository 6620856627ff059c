import type { ReactNode } from 'react'
import type { PagePath } from '@/lib/content/pages'
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

/** The shell of every page around its sections. `at` is the path of the page in the route table. */
export async function Page({ at, children }: { at: PagePath; children: ReactNode }) {
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
