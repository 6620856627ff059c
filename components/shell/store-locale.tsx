'use client'

import { useEffect } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { storeLocale } from '@/lib/i18n/stored-locale'
import { usePageSegment } from './use-page-segment'

/** Writes the page's language where the not-found page looks for it, on each page. Shows nothing. */
export function StoreLocale({ locale }: { locale: Locale }) {
  const segment = usePageSegment()
  useEffect(() => {
    if (segment !== undefined) storeLocale(locale)
  }, [locale, segment])
  return null
}
