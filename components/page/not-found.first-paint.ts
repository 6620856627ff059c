import { defaultLocale, isLocale, type Locale, localeOfPath, localeStorageKey } from '@/lib/i18n/locales'
import { addCampaignToLinks } from '@/lib/site/measure.browser'
import { withStorage } from '@/lib/site/storage.browser'

/** The title of the page in each language. */
type Values = { titles: Readonly<Record<Locale, string>> }

/**
 * Pre-paint script of the not-found page, which holds every language. Selects one by the first segment of the path, then
 * by the stored preference, then the default; sets the title in it, and logs the path. Its
 * links carry the campaign of the URL: no other script does that here.
 */
export default function selectLocale({ titles }: Values): void {
  const named = localeOfPath(location.pathname) ?? withStorage(() => localStorage.getItem(localeStorageKey))
  const locale = isLocale(named) ? named : defaultLocale
  const html = document.documentElement
  html.lang = locale
  html.dataset.locale = locale
  document.title = titles[locale]
  addEventListener('DOMContentLoaded', () => addCampaignToLinks(document.body))
  console.warn('Page not found:', location.pathname)
}
