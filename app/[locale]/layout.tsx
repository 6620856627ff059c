import '../globals.css'
import type { ReactNode } from 'react'
import { Footer } from '@/components/shell/footer'
import { Header } from '@/components/shell/header'
import { SkipLink } from '@/components/shell/skip-link'
import { figtree, fraunces } from '@/lib/fonts'
import { currentLocale } from '@/lib/i18n/current-locale'
import { locales } from '@/lib/i18n/locales'

export const dynamicParams = false

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }))
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={await currentLocale()} className={`${figtree.variable} ${fraunces.variable}`}>
      <body>
        <SkipLink />
        <Header />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </body>
    </html>
  )
}
