import { isPlainPress } from '../../links/plain-press.browser'

const openers = 'a[href="#legal"]'

/** With this script, the links that open and close the notice are buttons: Space presses them too. */
function makeButtons(): void {
  for (const link of document.querySelectorAll(`${openers}, #legal-closed`))
    link.setAttribute('role', 'button')
  const pressOnSpace = (event: KeyboardEvent) => {
    const { target, key } = event
    // Not `target.role`, which browsers before Chrome 103 and Firefox 119 lack.
    if (key !== ' ' || !(target instanceof HTMLAnchorElement) || target.getAttribute('role') !== 'button')
      return
    event.preventDefault()
    target.click()
  }
  document.addEventListener('keydown', pressOnSpace)
}

const isBeside = (element: Element, { clientX: x, clientY: y }: MouseEvent) => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return x < left || x > right || y < top || y > bottom
}

/**
 * Keeps the focus where a press has returned it, without its outline, which Safari shows until the element is left.
 * @see https://github.com/WICG/focus-visible/issues/248
 */
function hideFocus(): void {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement)) return
  activeElement.blur()
  activeElement.focus({ focusVisible: false, preventScroll: true } as FocusOptions)
}

/**
 * Opens the legal notice (`#legal`) as a modal dialog, so that the page and what was typed in it stay in place. It has an
 * entry of its own in the history, so Back closes it. Without scripts the style sheet shows the notice while it is the
 * target of the URL.
 */
export function legalDialog(element: HTMLElement): void {
  // Safari before 15.4: the notice is the target of the URL, as without scripts.
  if (!('showModal' in element)) return
  const dialog = element as HTMLDialogElement
  let hasEntry = false
  const followHash = () => {
    const isNamed = window.location.hash === '#legal'
    if (!isNamed) dialog.close()
    else if (!dialog.open) {
      dialog.showModal()
      // The browser focuses the first button, which Safari outlines even after a tap.
      // @see https://github.com/tailwindlabs/tailwind-plus-issues/issues/1759
      dialog.focus()
    }
  }
  const open = () => {
    hasEntry = window.location.hash !== '#legal'
    if (hasEntry) window.history.pushState(null, '', '#legal')
    followHash()
  }
  // Not on `close`: that comes later, when the visitor may have gone forward to the notice again.
  const leaveHash = () => {
    if (window.location.hash !== '#legal') return
    if (hasEntry) window.history.back()
    // As the target, the notice would stay visible after it has been closed.
    else window.location.replace('#legal-closed')
  }
  const onClick = (event: MouseEvent) => {
    const { target } = event
    if (!(target instanceof Element) || !isPlainPress(event)) return
    const isOpener = target.closest(openers)
    const isCloser = target.closest('#legal-closed')
    if (isOpener || isCloser) event.preventDefault()
    if (isOpener) open()
    // Not `closedby`, which Safari does not have.
    else if (isCloser || (target === dialog && isBeside(dialog, event))) {
      dialog.close()
      leaveHash()
      if (event.detail > 0) hideFocus()
    }
  }
  makeButtons()
  document.addEventListener('click', onClick)
  // Escape, or the Back gesture of Android.
  dialog.addEventListener('cancel', leaveHash)
  window.addEventListener('hashchange', followHash)
  followHash()
}
