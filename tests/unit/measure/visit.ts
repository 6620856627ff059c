/** Changes the address of the page; what is stored stays. */
export function visit(address: string): void {
  window.history.replaceState(null, '', address)
}

/** The browser asks not to be tracked. */
export function refuse(how: 'doNotTrack' | 'globalPrivacyControl'): void {
  const value = how === 'doNotTrack' ? '1' : true
  Object.defineProperty(navigator, how, { value, configurable: true })
}

/** A new session of a browser that allows counting. */
export function newSession(): void {
  sessionStorage.clear()
  visit('/')
  Reflect.deleteProperty(navigator, 'doNotTrack')
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
}
