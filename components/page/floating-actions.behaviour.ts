import { withStorage } from '@/lib/browser/storage'
import { onShownLater } from '@/lib/browser/when-shown'

/** Session storage key: the visitor dismissed the calculate button in this tab. */
const dismissedKey = 'calculateDismissed'

/** On a phone the keyboard is open while one of these has the focus. */
const textFields = 'input:not([type="checkbox"], [type="radio"]), select, textarea'

/**
 * Shows the calculate button past 40 % of the first screen (components/page/floating-actions.tsx), except while the
 * estimator is in the middle of the viewport. Hides the whole bar while it would cover a button, amounts
 * (`data-uncovered`) or the focused element, or while a text field has the focus.
 */
export function floating(bar: HTMLElement, signal: AbortSignal): void {
  const calculate = bar.querySelector<HTMLElement>('[data-part="calculate-button"]')
  const firstScreen = document.querySelector('[data-part="first-screen"]')
  const estimator = document.getElementById('calculator')
  if (!calculate || !firstScreen || !estimator) return
  /** Also true without storage, on the page where it was dismissed. */
  let dismissed = false
  const inView = new Set<Element>([firstScreen])
  const covered = new Set<Element>()

  const readDismissed = () => {
    dismissed ||= Boolean(withStorage(() => sessionStorage.getItem(dismissedKey)))
  }
  const update = () => {
    const isTyping = document.activeElement?.matches(textFields) ?? false
    const isShown = !inView.has(firstScreen) && !inView.has(estimator) && !isTyping
    const state = dismissed ? 'dismissed' : isShown ? 'shown' : 'hidden'
    const hasChanged = calculate.dataset.state !== state
    calculate.dataset.state = state
    if (hasChanged) watchCorner()
    bar.dataset.state = isTyping || covered.size > 0 ? 'hidden' : 'shown'
  }
  /** Keeps in `seen` those of the observed elements that are in a part of the viewport. */
  const observerOf = (seen: Set<Element>, rootMargin: string) =>
    new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target)
          else seen.delete(target)
        }
        update()
      },
      { rootMargin },
    )

  const top = observerOf(inView, '0px')
  const middle = observerOf(inView, '-50% 0px')
  top.observe(firstScreen)
  middle.observe(estimator)

  let corner: IntersectionObserver | undefined
  /** Observes the part of the viewport under the buttons of the bar: what intersects it would be covered. */
  const watchCorner = () => {
    corner?.disconnect()
    covered.clear()
    const buttons = calculate.dataset.state === 'hidden' ? bar.lastElementChild : bar
    const { top, left } = (buttons ?? bar).getBoundingClientRect()
    corner = observerOf(covered, `${-Math.floor(top)}px 0px 0px ${-Math.floor(left)}px`)
    for (const button of document.querySelectorAll('main .button, footer .button, [data-uncovered]'))
      if (!bar.contains(button)) corner.observe(button)
    const focused = document.activeElement
    if (focused?.matches('a, button, summary') && !bar.contains(focused)) corner.observe(focused)
  }
  // Re-observes when the bar resizes or an island adds buttons.
  const resized = new ResizeObserver(watchCorner)
  resized.observe(bar)
  const changed = new MutationObserver(watchCorner)
  for (const island of document.querySelectorAll('[data-island]'))
    changed.observe(island, { childList: true, subtree: true })

  const onFocus = () => {
    watchCorner()
    update()
  }
  const dismiss = () => {
    dismissed = true
    withStorage(() => sessionStorage.setItem(dismissedKey, 'yes'))
    update()
    // The button that had the focus is gone.
    bar.querySelector<HTMLElement>('[data-part="chat-button"] a')?.focus()
  }
  readDismissed()
  onShownLater(() => {
    readDismissed()
    update()
  }, signal)
  calculate.querySelector('button')?.addEventListener('click', dismiss, { signal })
  window.addEventListener('resize', watchCorner, { signal })
  document.addEventListener('focusin', onFocus, { signal })
  document.addEventListener('focusout', () => setTimeout(onFocus), { signal })
  signal.addEventListener('abort', () => {
    for (const observer of [top, middle, corner, resized, changed]) observer?.disconnect()
  })
}
