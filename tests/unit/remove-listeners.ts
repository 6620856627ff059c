/** Removes the listeners of the page after each test: those of a behaviour last as long as the document, which tests share. */
export function removeListeners(): void {
  const added: (() => void)[] = []
  beforeEach(() => {
    for (const target of [window, document] as EventTarget[]) {
      const add = target.addEventListener.bind(target)
      jest
        .spyOn(target, 'addEventListener')
        .mockImplementation((...listener: Parameters<EventTarget['addEventListener']>) => {
          add(...listener)
          added.push(() => target.removeEventListener(...listener))
        })
    }
  })
  afterEach(() => {
    for (const remove of added.splice(0)) remove()
  })
}
