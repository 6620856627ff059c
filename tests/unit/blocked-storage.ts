/** Makes every access to the storage fail, as in browsers that refuse it. `jest.restoreAllMocks` allows it again. */
export function blockStorage(): void {
  jest.spyOn(console, 'warn').mockImplementation()
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
}
