import { markFailed } from '@/components/islands/mark-island.browser'
import { hasDraft } from '@/lib/leads/drafts.browser'

/** The module with the code of the islands. */
export type Islands = typeof import('./hydrate')

/** The distance from the viewport at which an island is hydrated. */
const near = '50px'

/** Names the island that a form outside it leads to. */
export const hydratesAttribute = 'data-hydrates'

/** What a visitor does in an island, or in a form that leads to it, before it is hydrated. */
const interactionEvents = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'change', 'submit']

function isInHashTarget(root: HTMLElement): boolean {
  const { hash } = window.location
  return hash.length > 1 && root.closest(`#${CSS.escape(hash.slice(1))}`) !== null
}

/**
 * Hydrates an island when it comes near the viewport, when it is used, or when the URL points to it. One that is in view as
 * the page opens waits for its first use, unless a draft of it is stored. If its code cannot be fetched, the form looks as
 * it does without scripts, and the next use tries again.
 */
function hydrateWhenNeeded(root: HTMLElement, load: () => Promise<Islands>): void {
  /** Aborted once the code is requested; replaced by a new one if the request fails. */
  let waiting = new AbortController()
  const triggers = [root, ...document.querySelectorAll(`[${hydratesAttribute}="${root.dataset.island}"]`)]
  let isOpening = true
  const onMove = (entries: IntersectionObserverEntry[]) => {
    const isNear = entries.some(({ isIntersecting }) => isIntersecting)
    if (isNear && isOpening && !hasDraft(root.querySelector('form')?.dataset.draft)) nearby.disconnect()
    else if (isNear) start()
    isOpening = false
  }
  const nearby = new IntersectionObserver(onMove, { rootMargin: near })
  const waitForUse = () => {
    const { signal } = waiting
    for (const type of interactionEvents)
      for (const trigger of triggers) trigger.addEventListener(type, start, { capture: true, signal })
    window.addEventListener('hashchange', startIfAwaited, { signal })
  }
  async function start() {
    if (waiting.signal.aborted) return
    waiting.abort()
    nearby.disconnect()
    const code = await load().catch((error) => {
      console.warn(`The code of ${root.dataset.island} could not be fetched`, error)
      markFailed(root)
      waiting = new AbortController()
      waitForUse()
      const { signal } = waiting
      window.addEventListener('online', start, { signal })
      // Leaving the page aborts the request, and Safari restores the page as it was left.
      window.addEventListener('pageshow', ({ persisted }) => persisted && start(), { signal })
    })
    code?.hydrate(root)
  }
  /** Also for a form that was used, or submitted (components/forms/early-input.first-paint.ts), before this script ran. */
  function startIfAwaited() {
    if (isInHashTarget(root) || root.querySelector('[aria-busy], :focus')) start()
  }
  waitForUse()
  startIfAwaited()
  if (!waiting.signal.aborted) nearby.observe(root)
}

/** Hydrates each island of the page when it is needed. */
export function hydrateIslands(load: () => Promise<Islands>): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) hydrateWhenNeeded(root, load)
}
