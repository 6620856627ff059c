import { type Locale, localeStorageKey } from '@/lib/i18n/locales'
import { withStorage } from '@/lib/storage'
import { whenShown } from '@/lib/when-shown'
import { campaignLinks } from './campaign-links'
import { countEvents } from './count-events'
import { followAnchor } from './follow-anchor'
import { inPageLinks } from './in-page-links'

/** The side effects of a page: stores its language, follows anchors, counts events, carries the campaign on. */
export function page(main: HTMLElement, signal: AbortSignal): void {
  const locale = document.documentElement.lang as Locale
  campaignLinks(document.body)
  countEvents(main.dataset.measureEndpoint, locale, signal)
  inPageLinks(signal)
  followAnchor()
  window.addEventListener('hashchange', () => followAnchor(), { signal })
  // For the not-found page, whose address may not contain a language.
  whenShown(() => withStorage(() => localStorage.setItem(localeStorageKey, locale)))
}
