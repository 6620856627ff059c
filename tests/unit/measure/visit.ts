/** A visit to this address, with what is kept of visits before. */
export function visit(address: string): void {
  window.history.replaceState(null, '', address)
}

/** The browser asks not to be followed, in one way or the other. */
export function refuse(how: 'doNotTrack' | 'globalPrivacyControl'): void {
  const value = how === 'doNotTrack' ? '1' : true
  Object.defineProperty(navigator, how, { value, configurable: true })
}

/** A new session of a browser that refuses nothing. */
export function newSession(): void {
  sessionStorage.clear()
  visit('/')
  Reflect.deleteProperty(navigator, 'doNotTrack')
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
}
