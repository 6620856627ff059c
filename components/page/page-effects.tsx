'use client'

import { useEffect } from 'react'
import { type Locale, localeStorageKey } from '@/lib/i18n/locales'
import { waitingKeys } from '@/lib/leads/outbox'
import { whenShown } from '@/lib/when-shown'
import { followAnchor } from './follow-anchor'

/** Not before the page has come to rest; Safari has no idle callback. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 5000 })
  else setTimeout(work, 2000)
}

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
}

/**
 * What a page does besides showing itself: it stores its language, sends estimate requests that did not arrive, and
 * looks for anchors whose target is late. Shows nothing.
 */
export function PageEffects({ locale, endpoint }: PageEffectsProps) {
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

  useEffect(() => {
    followAnchor()
    window.addEventListener('hashchange', followAnchor)
    return () => window.removeEventListener('hashchange', followAnchor)
  }, [])

  return null
}
