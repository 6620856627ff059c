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

/** Stands in for `navigator.sendBeacon`, which jsdom does not have. The browser accepts each beacon. */
export function stubBeacon() {
  const beacon = jest.fn<boolean, [address: string, body: string]>(() => true)
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true })
  return beacon
}
