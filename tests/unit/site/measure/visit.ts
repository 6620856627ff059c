/** Changes the address of the page; what is stored stays. */
export function visit(address: string): void {
  window.history.replaceState(null, '', address)
}

/** Makes the browser ask not to be tracked. */
export function askNotToTrack(how: 'doNotTrack' | 'globalPrivacyControl'): void {
  const asking = Object.create(navigator, { [how]: { value: how === 'doNotTrack' ? '1' : true } })
  jest.spyOn(window, 'navigator', 'get').mockReturnValue(asking)
}
