import { type Locale, localeStorageKey } from '@/lib/i18n/locales'
import { addCampaignToLinks, startCounting } from '@/lib/site/measure.browser'
import { withStorage } from '@/lib/site/storage.browser'
import { onEachShow } from '@/lib/site/when-shown.browser'
import { chosenPlan } from '../sections/pricing.behaviour'
import { followAnchor } from './follow-anchor.behaviour'
import { openForPrint } from './open-for-print.behaviour'

/**
 * Adds the anchor of the URL to a language link that is pressed, and makes links inside the page scroll smoothly.
 * Smooth scrolling starts with the first such link: when a page opens or is restored, it jumps.
 */
function onLink({ target }: Event): void {
  const link = target instanceof Element && target.closest('a')
  if (!link) return
  if (link.hreflang) link.hash = window.location.hash
  if (link.getAttribute('href')?.startsWith('#')) document.documentElement.dataset.scroll = 'smooth'
}

/** What a page does as a whole: stores its language, follows anchors, counts events, passes on the campaign and the plan. */
export function page(main: HTMLElement): void {
  const locale = document.documentElement.lang as Locale
  addCampaignToLinks(document.body)
  startCounting(main.dataset.measureEndpoint)
  document.addEventListener('click', onLink, true)
  chosenPlan()
  openForPrint(main)
  followAnchor()
  window.addEventListener('hashchange', () => followAnchor())
  // For the not-found page, whose URL may not contain a language.
  onEachShow(() => withStorage(() => localStorage.setItem(localeStorageKey, locale)))
}
