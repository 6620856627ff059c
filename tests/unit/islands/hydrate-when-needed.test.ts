import { hydrateIslands, type Islands } from '@/components/islands/hydrate-when-needed'

// jsdom has none.
Object.assign(window, {
  IntersectionObserver: class {
    disconnect() {}
  },
})

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

test('after a failure, fetches the code again when a page is restored, but not when it has finished loading', async () => {
  document.body.innerHTML = '<div data-island="ContactForm"><form aria-busy="true"></form></div>'
  jest.spyOn(console, 'warn').mockImplementation()
  const load = jest.fn(async (): Promise<Islands> => Promise.reject(new Error('The network failed')))
  hydrateIslands(load)
  await nextTask()
  for (const [persisted, loads] of [
    [false, 1],
    [true, 2],
  ] as const) {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    await nextTask()
    expect(load).toHaveBeenCalledTimes(loads)
  }
})
