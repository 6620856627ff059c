import { withStorage } from '@/lib/browser/storage.browser'
import { onShownLater } from '@/lib/browser/when-shown.browser'

/** Session storage key: the visitor dismissed the calculate button in this tab. */
const dismissedKey = 'calculateDismissed'

/** On a phone the keyboard is open while one of these has the focus. */
const textFields = 'input:not([type="checkbox"], [type="radio"]), select, textarea'

/**
 * Shows the calculate button past 40 % of the first screen (components/page/floating-actions.tsx), except while the
 * estimator is in the middle of the viewport. Hides the whole bar while a text field has the focus.
 */
export function floating(bar: HTMLElement): void {
  const calculate = bar.querySelector<HTMLElement>('[data-part="calculate-button"]')
  const firstScreen = document.querySelector('[data-part="floating-start"]')
  const estimator = document.getElementById('calculator')
  if (!calculate || !firstScreen || !estimator) return
  const chat = bar.querySelector<HTMLElement>('[data-part="chat-button"] a')
  /** Also true without storage, on the page where it was dismissed. */
  let dismissed = false
  const inMiddle = new Set<Element>([firstScreen])

  const update = () => {
    dismissed ||= Boolean(withStorage(() => sessionStorage.getItem(dismissedKey)))
    const isTyping = document.activeElement?.matches(textFields) ?? false
    const state = dismissed ? 'dismissed' : inMiddle.size > 0 || isTyping ? 'hidden' : 'shown'
    calculate.dataset.state = state
    bar.dataset.state = isTyping || (!chat && state !== 'shown') ? 'hidden' : 'shown'
  }
  const middle = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inMiddle.add(target)
        else inMiddle.delete(target)
      }
      update()
    },
    { rootMargin: '-50% 0px' },
  )
  middle.observe(firstScreen)
  middle.observe(estimator)

  const dismiss = () => {
    dismissed = true
    withStorage(() => sessionStorage.setItem(dismissedKey, 'yes'))
    // The button that has the focus disappears: Tab continues at the chat, or in the block that is being read.
    const read = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)?.closest('section')
    if (read) read.tabIndex = -1
    const next = chat ?? read
    next?.focus({ preventScroll: true })
    update()
  }
  update()
  onShownLater(update)
  calculate.querySelector('button')?.addEventListener('click', dismiss)
  document.addEventListener('focusin', update)
  document.addEventListener('focusout', () => setTimeout(update))
}
