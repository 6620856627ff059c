'use client'

import { useEffect } from 'react'
import { type Locale, localeStorageKey } from '@/lib/i18n/locales'
import { waitingKeys } from '@/lib/leads/outbox'
import { whenIdle, whenShown } from '@/lib/when-shown'
import { followAnchor } from './follow-anchor'
import { layOutRest } from './lay-out-rest'
import { useMeasure } from './use-measure'

/** Kept for the not-found page, whose address may not tell a language. Storage may refuse. */
function storeLocale(locale: Locale): void {
  try {
    window.localStorage.setItem(localeStorageKey, locale)
  } catch (error) {
    console.warn('The language could not be stored', error)
  }
}

type PageEffectsProps = {
  locale: Locale
  /** Where leads go; null sends nothing. */
  endpoint: string | null
  /** Where counts of what visitors do go; null counts nothing. */
  measureEndpoint: string | null
}

/**
 * What a page does besides showing itself: it stores its language, sends estimate requests that did not arrive, looks
 * for anchors whose target is late, lays out what is far from the view, and counts what visitors do. Shows nothing.
 */
export function PageEffects({ locale, endpoint, measureEndpoint }: PageEffectsProps) {
  useMeasure(measureEndpoint, locale)

  useEffect(() => whenShown(() => storeLocale(locale)), [locale])

  useEffect(() => {
    const retry = async () => {
      if (!navigator.onLine || waitingKeys().length === 0) return
      // What cannot be fetched now is fetched at the next visit.
      const sending = await import('@/lib/leads/retry-leads').catch(() => null)
      await sending?.retryLeads(endpoint)
    }
    whenShown(() => whenIdle(retry))
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [endpoint])

  useEffect(() => whenShown(() => whenIdle(layOutRest)), [])

  useEffect(() => {
    followAnchor()
    window.addEventListener('hashchange', followAnchor)
    return () => window.removeEventListener('hashchange', followAnchor)
  }, [])

  return null
}
