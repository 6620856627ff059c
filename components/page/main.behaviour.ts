import { startCounting } from '@/lib/browser/measure.browser'
import { withStorage } from '@/lib/browser/storage.browser'
import { onEachShow } from '@/lib/browser/when-shown.browser'
import { defaultLocale, localeOfPath, localeStorageKey } from '@/lib/i18n/locales'
import { startedMessage } from '../contact/started-message.behaviour'
import { followAnchor } from './follow-anchor.behaviour'
import { openForPrint } from './open-for-print.behaviour'

/** Adds the anchor of the URL to the language links. Not when one is pressed: the context menu opens them too. */
function addAnchorToLanguages(): void {
  for (const link of document.querySelectorAll('a[hreflang]')) {
    const [path] = link.getAttribute('href')?.split('#') ?? []
    // Not `hash`, which would make the URL absolute: the browser prerenders relative ones.
    link.setAttribute('href', `${path}${window.location.hash}`)
  }
}

/**
 * Makes links inside the page scroll smoothly, from the first one that is pressed: when a page opens or is restored, it
 * jumps.
 */
function onLink({ target }: Event): void {
  const link = target instanceof Element && target.closest('a[href^="#"]')
  if (link) document.documentElement.dataset.scroll = 'smooth'
}

/** What a page does as a whole: stores its language, follows anchors, counts events, starts messages. */
export function main(element: HTMLElement): void {
  // Not `lang`, which a browser that translates the page changes.
  const locale = localeOfPath(window.location.pathname) ?? defaultLocale
  startCounting(element.dataset.measureEndpoint, locale)
  document.addEventListener('click', onLink, true)
  startedMessage()
  openForPrint(element)
  const onAnchor = () => {
    addAnchorToLanguages()
    followAnchor()
  }
  onAnchor()
  window.addEventListener('hashchange', onAnchor)
  // For the not-found page, whose URL may not contain a language.
  onEachShow(() => withStorage(() => localStorage.setItem(localeStorageKey, locale)))
}
