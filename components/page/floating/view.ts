/** Share of the window's height that must be scrolled past before the calculate button shows. */
const showAfter = 0.4

/** Whether the focus is in a field, which on a phone has the keyboard open. */
export const isTyping = () =>
  document.activeElement?.matches('input:not([type=checkbox], [type=radio]), select, textarea') ?? false

/** Whether the way to the estimator is worth showing: below the first screen, and not while the estimator is what is read. */
export function isEstimatorAway(): boolean {
  const { innerHeight, scrollY } = window
  if (scrollY <= showAfter * innerHeight) return false
  const estimator = document.getElementById('calculator')?.getBoundingClientRect()
  const middle = innerHeight / 2
  return !(estimator && estimator.top < middle && estimator.bottom > middle)
}

/** Whether an element that floats would lie over a button of the page, or over what has the focus. */
export function coversButton(floating: HTMLElement): boolean {
  const place = floating.getBoundingClientRect()
  const focused = document.activeElement
  return [...document.querySelectorAll('.button, a:focus, button:focus, summary:focus')].some((element) => {
    if (floating.contains(element) || (element !== focused && element.closest('header'))) return false
    // Asked for its place, a button far from the view would be laid out for nothing. Browsers before 2024 do not tell.
    if (element.checkVisibility?.({ contentVisibilityAuto: true }) === false) return false
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return left < place.right && right > place.left && top < place.bottom && bottom > place.top
  })
}
