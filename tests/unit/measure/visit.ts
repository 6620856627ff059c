/** Changes the address of the page; what is stored stays. */
export function visit(address: string): void {
  window.history.replaceState(null, '', address)
}

/** Makes the browser ask not to be tracked. */
export function askNotToTrack(how: 'doNotTrack' | 'globalPrivacyControl'): void {
  const value = how === 'doNotTrack' ? '1' : true
  Object.defineProperty(navigator, how, { value, configurable: true })
}

/** Starts a new session in a browser that allows counting. */
export function newSession(): void {
  sessionStorage.clear()
  visit('/')
  Reflect.deleteProperty(navigator, 'doNotTrack')
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
}

/** Stubs `navigator.sendBeacon`, which jsdom does not have. The stub accepts each beacon. */
export function stubBeacon() {
  const beacon = jest.fn<boolean, [address: string, body: string]>(() => true)
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true })
  return beacon
}
