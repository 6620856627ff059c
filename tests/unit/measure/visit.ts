/** Changes the address of the page; what is stored stays. */
export function visit(address: string): void {
  window.history.replaceState(null, '', address)
}

/** Makes the browser ask not to be tracked. */
export function askNotToTrack(how: 'doNotTrack' | 'globalPrivacyControl'): void {
  const asking = Object.create(navigator, { [how]: { value: how === 'doNotTrack' ? '1' : true } })
  jest.spyOn(window, 'navigator', 'get').mockReturnValue(asking)
}

/** Stubs `navigator.sendBeacon`, which jsdom does not have. The stub accepts each beacon. */
export function stubBeacon() {
  const beacon = jest.fn<boolean, [address: string, body: string]>(() => true)
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true })
  return beacon
}
