import '../globals.css'
import type { ReactNode } from 'react'
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
        <main id="main">{children}</main>
      </body>
    </html>
  )
}
