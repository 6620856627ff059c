import { type Locale, localeStorageKey } from '@/lib/i18n/locales'
import { whenShown } from '@/lib/when-shown'
import { campaignLinks } from './campaign-links'
import { countEvents } from './count-events'
import { inPageLinks } from './in-page-links'

/** Stores the page's language for the not-found page, whose address may not contain one. */
function storeLocale(locale: Locale): void {
  try {
    window.localStorage.setItem(localeStorageKey, locale)
  } catch (error) {
    console.warn('The language could not be stored', error)
  }
}

/** The side effects of a page: stores its language, counts events, carries the campaign on. */
export function page(main: HTMLElement, signal: AbortSignal): void {
  const locale = document.documentElement.lang as Locale
  campaignLinks(document.body)
  countEvents(main.dataset.measureEndpoint, locale, signal)
  inPageLinks(signal)
  whenShown(() => storeLocale(locale))
}
