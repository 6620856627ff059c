import { hasDrafts } from '@/lib/leads/drafts'

const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'input',
  'submit',
] as const

/** Whether somebody had done something before this code came, or had typed something that waits to be shown again. */
const alreadyThere = () =>
  navigator.userActivation?.hasBeenActive ||
  scrollY > 0 ||
  document.activeElement !== document.body ||
  hasDrafts()

let sign: Promise<void> | undefined

/** Settles at the visitor's first touch, key, scroll or move of the mouse; at once when that is past. Browser only. */
export function signOfLife(): Promise<void> {
  sign ??= new Promise((resolve) => {
    if (alreadyThere()) return resolve()
    const heard = new AbortController()
    const done = () => {
      heard.abort()
      resolve()
    }
    for (const type of signs)
      addEventListener(type, done, { capture: true, passive: true, signal: heard.signal })
  })
  return sign
}
