import { layOutWhole } from '@/lib/lay-out-whole'
import { holdPlace } from './hold-place'

/** How often the target of an anchor is looked for again, and the pause before, ms (SPEC.md section 9). */
const retries = 6
const pause = 120

/** Gives the focus to a target, or to its question where it is an item of the FAQ, which opens. */
function focusOn(target: HTMLElement) {
  const item = target.closest('details')
  if (item) item.open = true
  const stop = (target === item && item.querySelector('summary')) || target
  if (stop.tabIndex < 0) stop.tabIndex = -1
  stop.focus({ preventScroll: true })
}

/** Looks for an element now and, while it is not there, again and again; returns a function that gives up. */
function find(id: string, found: (target: HTMLElement) => void): () => void {
  let timer: number | undefined
  const look = (left: number) => {
    const target = document.getElementById(id)
    if (target) found(target)
    else if (left > 0) timer = window.setTimeout(look, pause, left - 1)
  }
  look(retries)
  return () => window.clearTimeout(timer)
}

/**
 * Scrolls to the element with that id, below the header (the style sheet's scroll-padding), and gives it the
 * focus, so that the keyboard goes on from there. Returns a function that gives up looking.
 */
export function followAnchor(id: string): () => void {
  return find(id, (target) => {
    focusOn(target)
    target.scrollIntoView()
  })
}

/** The same on a page that has just been shown, at once and until its islands have taken their places. */
export function showAnchor(id: string): () => void {
  let release = () => {}
  const giveUp = find(id, (target) => {
    layOutWhole()
    focusOn(target)
    release = holdPlace(() => target.scrollIntoView({ behavior: 'instant' }))
  })
  return () => {
    giveUp()
    release()
  }
}

/** Where a document begins that was loaded with an anchor: the browser has scrolled to it, and the reader since. */
export function arriveAtAnchor(id: string): () => void {
  const target = document.getElementById(id)
  if (!target) return showAnchor(id)
  if (document.activeElement === document.body) focusOn(target)
  return () => {}
}

/** To the very top, where a page begins; the focus goes along. */
export function goToTop(behavior: ScrollBehavior) {
  window.scrollTo({ top: 0, behavior })
  document.getElementById('main')?.focus({ preventScroll: true })
}
