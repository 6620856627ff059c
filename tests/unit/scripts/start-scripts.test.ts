import { readFileSync } from 'node:fs'

const code = readFileSync('scripts/export/browser/start-scripts.js', 'utf8')

/** Stands in for the browser, which tells its observers when a frame is on the screen. */
let onScreen: () => void
const observe = jest.fn()
let listen: jest.SpyInstance<void, Parameters<typeof window.addEventListener>>

beforeEach(() => {
  jest.useFakeTimers()
  observe.mockClear()
  listen = jest.spyOn(window, 'addEventListener')
  window.PerformanceObserver = class {
    constructor(told: () => void) {
      onScreen = told
    }
    observe = observe
  } as unknown as typeof PerformanceObserver
  document.body.innerHTML = '<template data-start><i></i><i></i></template><p>Text</p><button>Press</button>'
  new Function(code)()
})

/** Ends the listeners and timers of the page under test. */
afterEach(() => {
  for (const call of listen.mock.calls) window.removeEventListener(...call)
  jest.restoreAllMocks()
  jest.clearAllTimers()
})

const started = () => document.querySelectorAll('body > i').length === 2

function frame() {
  window.dispatchEvent(new Event('DOMContentLoaded'))
  jest.runAllTimers()
  expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true })
  onScreen()
}

test('scripts take the place of their template when the first frame of the whole page is on the screen', () => {
  jest.runAllTimers()
  window.dispatchEvent(new Event('load'))
  expect(started()).toBe(false)
  frame()
  expect(document.body.innerHTML).toBe('<i></i><i></i><p>Text</p><button>Press</button>')
})

test.each(['pointerdown', 'touchstart', 'keydown', 'focusin'])('scripts start at the first %s', (type) => {
  document.querySelector('button')?.dispatchEvent(new Event(type, { bubbles: true }))
  expect(started()).toBe(true)
})

test('scripts that the parser reaches after a touch start with the frame', () => {
  document.body.dispatchEvent(new Event('touchstart', { bubbles: true }))
  document.body.insertAdjacentHTML('beforeend', '<template data-start><b></b></template>')
  frame()
  expect(document.querySelectorAll('body > b')).toHaveLength(1)
})

test('a page in the background, which is not drawn, starts its scripts with its load', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  window.dispatchEvent(new Event('load'))
  expect(started()).toBe(true)
})
