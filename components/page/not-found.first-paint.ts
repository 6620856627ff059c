import { withStorage } from '@/lib/browser/storage.browser'
import {
  defaultLocale,
  isLocale,
  type Locale,
  languages,
  localeOfPath,
  localeStorageKey,
  locales,
  meantPath,
} from '@/lib/i18n/locales'

/** The title of the page in each language. */
type Values = { titles: Readonly<Record<Locale, string>> }

/** Repeats the link of the page to a path, if there is one, before all others. */
function showMeant(locale: Locale, path: string): void {
  const content = document.querySelector(`main [data-only-in="${locale}"]`)
  const link = content?.querySelector(`a[href="${CSS.escape(path)}"]`)
  const copy = link && Object.assign(link.cloneNode(true), { className: 'link' })
  if (copy) content?.querySelector('[data-part="meant"]')?.append(copy)
}

/**
 * Pre-paint script of the not-found page, which holds every language. Selects one by the first segment of the path, then
 * by the stored preference, then the default; sets the title in it, logs the path, and shows the link to the page that was
 * probably meant.
 */
export default function selectLocale({ titles }: Values): void {
  const path = meantPath(location.pathname)
  const ofPath = localeOfPath(path)
  const named = ofPath ?? withStorage(() => localStorage.getItem(localeStorageKey))
  const locale = isLocale(named) ? named : defaultLocale
  const html = document.documentElement
  html.lang = locale
  html.dataset.locale = locale
  document.title = titles[locale]
  const page = ofPath ? path.slice(1 + ofPath.length) : path
  const isPricing = locales.some((one) => languages[one].pricing === page)
  // The URLs of the default language have no prefix.
  const prefix = locale === defaultLocale ? '' : `/${locale}`
  addEventListener('DOMContentLoaded', () =>
    showMeant(locale, prefix + (isPricing ? languages[locale].pricing : page) || '/'),
  )
  console.warn('Page not found:', location.pathname)
}
