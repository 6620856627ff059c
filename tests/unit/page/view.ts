import { act } from '@testing-library/react'

/** A frame, and the task after it in which the page looks at itself (components/shell/floating/on-view-change.ts). */
export const viewSeen = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** Puts the window at that position, as a visitor's scrolling does, and lets the page look at it. */
export async function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  await act(async () => {
    window.dispatchEvent(new Event('scroll'))
    await viewSeen()
  })
}

/** Gives an element a place in the window, which jsdom does not lay out. */
export function placeAt(element: Element, top: number, height: number) {
  element.getBoundingClientRect = () => new DOMRect(0, top, 400, height)
}
