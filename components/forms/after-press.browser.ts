import type { FocusEvent, FocusEventHandler } from 'react'

/** A context menu and a drag take the `mouseup` away. */
const endsOfPress = ['mouseup', 'contextmenu', 'dragend']

let press = Promise.resolve()
const onPress = ({ button }: MouseEvent) => {
  if (button !== 0) return
  press = new Promise((resolve) => {
    const end = () => {
      for (const type of endsOfPress) removeEventListener(type, end, true)
      setTimeout(resolve)
    }
    for (const type of endsOfPress) addEventListener(type, end, true)
  })
}
if (typeof document !== 'undefined') addEventListener('mousedown', onPress, true)

/**
 * Calls the handler of a field that is left, once no press is under way: what appears during it would move the pressed button
 * away. Does not call it if the whole window was left.
 */
export const onLeave = (handle: FocusEventHandler) => async (event: FocusEvent) => {
  if (document.activeElement === event.target) return
  await press
  handle(event)
}
