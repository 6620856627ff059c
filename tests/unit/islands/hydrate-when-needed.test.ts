import { hydrate, retryLeads } from '@/components/islands/hydrate'
import { hydrateIslands, type Islands } from '@/components/islands/hydrate-when-needed'
import { saveDraft } from '@/lib/leads/drafts.browser'

/** Tells the observer of the island whether it is near the viewport. */
let observe = (_isIntersecting: boolean) => {}

// jsdom has none.
Object.assign(window, {
  IntersectionObserver: class {
    constructor(onMove: (entries: object[]) => void) {
      observe = (isIntersecting) => onMove([{ isIntersecting }])
    }
    observe() {}
    disconnect() {
      observe = () => {}
    }
  },
})

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

const load = jest.fn(async (): Promise<Islands> => Promise.reject(new Error('The network failed')))

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())

/** Opens a page with an island whose code cannot be loaded. */
function openPage(attributes = '') {
  document.body.innerHTML = `<div data-island="ContactForm"><form data-draft="contact-short" ${attributes}><input></form></div>`
  hydrateIslands(load)
  return document.querySelector('input') as HTMLInputElement
}

test('an island that its code cannot hydrate says so, shows how to reach us, holds no submit, and is not fetched again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation()
  window.takeOverForm = jest.fn()
  load.mockResolvedValueOnce({ hydrate, retryLeads })
  const field = openPage('aria-busy="true"')
  const island = field.closest<HTMLElement>('[data-island]')
  if (island) island.dataset.props = '{'
  await nextTask()
  expect(logged).toHaveBeenCalledWith('The island ContactForm failed', expect.any(SyntaxError))
  expect(console.warn).not.toHaveBeenCalled()
  expect(island).toHaveAttribute('data-state', 'failed')
  expect(window.takeOverForm).toHaveBeenCalledWith(document.forms[0])
  window.dispatchEvent(new Event('online'))
  expect(load).toHaveBeenCalledTimes(1)
})

test('after a failure, fetches the code again when a page is restored, but not when it has finished loading', async () => {
  openPage('aria-busy="true"')
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

// Autofill fires `input` or `change` without a focus.
test.each(['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'change'])(
  'a form in view as the page opens loads its code at its first use: %s',
  (type) => {
    const field = openPage()
    observe(true)
    observe(true)
    expect(load).not.toHaveBeenCalled()
    field.dispatchEvent(new Event(type, { bubbles: true }))
    expect(load).toHaveBeenCalledTimes(1)
  },
)

test('a form in view as the page opens loads its code at once if a draft of it is stored', () => {
  saveDraft('contact-short', { email: 'anne' })
  openPage()
  observe(true)
  expect(load).toHaveBeenCalledTimes(1)
})
