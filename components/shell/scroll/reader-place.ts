import { layOutWhole } from '@/lib/lay-out-whole'
import { arriveAtAnchor, followAnchor, goToTop, showAnchor } from './follow-anchor'
import { holdPlace } from './hold-place'
import { samePageLink } from './same-page-link'
import { scrollMemory } from './scroll-memory'

/**
 * Where the reader stands (SPEC.md section 2): at the anchor that a click follows, at the top of another page, and
 * after back or forward where that page was left.
 *
 * What stays on the page is kept from the router: it renders the page anew for a mere anchor, and React lets that
 * wait until every island of the page has come near the view, so that the click would seem dead. What leads to
 * another page is the router's, which leaves the new page where it is when that is already in view.
 */
export function readerPlace() {
  const memory = scrollMemory()
  let shown: string | null = null
  let followed: HTMLAnchorElement | null = null
  /** Back or forward is bringing another page. */
  let traversing = false
  let giveUp = () => {}

  function restore() {
    const top = memory.recall()
    if (top === undefined) return
    layOutWhole()
    giveUp = holdPlace(() => window.scrollTo({ top, behavior: 'instant' }))
  }

  function takeFromRouter(event: MouseEvent) {
    followed = samePageLink(event)
    if (!followed) return
    event.preventDefault()
    // With the router's own state, so that it knows the entry when it comes back to it from another page.
    if (followed.href !== window.location.href)
      window.history.pushState(window.history.state, '', followed.href)
  }

  /** Not before every other listener: a menu that closes on a click gives the focus back to its button first. */
  function follow() {
    if (!followed) return
    const id = followed.hash.slice(1)
    followed = null
    giveUp()
    // Also on the way to the top: blocks that take their height while the page scrolls would shift it.
    layOutWhole()
    if (id && id !== 'top') giveUp = followAnchor(id)
    else goToTop('auto')
  }

  function traverse(event: PopStateEvent) {
    giveUp()
    if (window.location.pathname === shown) {
      event.stopImmediatePropagation()
      restore()
    } else if (event.state) traversing = true
    // An entry from before the scripts came, which the router does not know.
    else window.location.reload()
  }

  return {
    /** Listens until the signal says otherwise. */
    listen(signal: AbortSignal) {
      memory.open()
      window.addEventListener('click', takeFromRouter, { signal, capture: true })
      window.addEventListener('click', follow, { signal })
      window.addEventListener('popstate', traverse, { signal, capture: true })
      window.addEventListener('scroll', () => traversing || memory.keep(), { signal, passive: true })
      window.addEventListener('pageshow', memory.open, { signal })
      window.addEventListener('pagehide', memory.close, { signal })
    },
    /** The page at that path now stands in the document. */
    show(pathname: string) {
      const before = shown
      shown = pathname
      if (before === pathname) return
      giveUp()
      const id = window.location.hash.slice(1)
      if (before === null) {
        if (id) giveUp = arriveAtAnchor(id)
      } else if (traversing) {
        restore()
      } else {
        goToTop('instant')
        if (id) giveUp = showAnchor(id)
      }
      traversing = false
      memory.keep()
    },
  }
}
