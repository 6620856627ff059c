import { readFileSync } from 'node:fs'

const code = readFileSync('scripts/export/browser/start-scripts.js', 'utf8')

/** The observer that the page under test has made: jsdom paints nothing, so the test says when. */
let paint: () => void
const disconnect = jest.fn()

beforeEach(() => {
  jest.useFakeTimers()
  class Observer {
    constructor(callback: (list: { getEntriesByName: (name: string) => unknown[] }) => void) {
      paint = () => callback({ getEntriesByName: (name) => (name === 'first-contentful-paint' ? [{}] : []) })
    }
    observe = () => undefined
    disconnect = disconnect
  }
  Object.assign(window, { PerformanceObserver: Observer })
  document.body.innerHTML = '<template data-start><i></i><i></i></template><p>Text</p><button>Press</button>'
  new Function(code)()
})

const started = () => document.querySelectorAll('body > i').length === 2

/** The main picture, still on its way. */
function addMainPicture(): HTMLImageElement {
  const picture = document.createElement('img')
  picture.setAttribute('fetchpriority', 'high')
  jest.spyOn(picture, 'complete', 'get').mockReturnValue(false)
  document.body.append(picture)
  return picture
}

/** Ends the listeners and timers of the page under test. */
afterEach(() => {
  paint()
  jest.runAllTimers()
})

describe('the start of the scripts', () => {
  it('waits at first', () => {
    expect(started()).toBe(false)
  })

  it('comes with the first paint, and the scripts take the place of their template', () => {
    paint()
    expect(document.body.innerHTML).toBe('<i></i><i></i><p>Text</p><button>Press</button>')
    expect(disconnect).toHaveBeenCalled()
  })

  it('waits for the main picture', () => {
    const picture = addMainPicture()
    paint()
    expect(started()).toBe(false)
    picture.dispatchEvent(new Event('load'))
    expect(started()).toBe(true)
  })

  it('waits two seconds for the main picture, and no longer', () => {
    addMainPicture()
    paint()
    jest.advanceTimersByTime(1999)
    expect(started()).toBe(false)
    jest.advanceTimersByTime(1)
    expect(started()).toBe(true)
  })

  it('does not wait for a main picture that cannot be had', () => {
    const picture = addMainPicture()
    paint()
    picture.dispatchEvent(new Event('error'))
    expect(started()).toBe(true)
  })

  it.each(['pointerdown', 'touchstart', 'keydown', 'focusin'])('comes at once with the first %s', (type) => {
    document.querySelector('button')?.dispatchEvent(new Event(type, { bubbles: true }))
    expect(started()).toBe(true)
  })

  it('comes with the load of a page in the background, which nobody paints', () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    window.dispatchEvent(new Event('load'))
    jest.advanceTimersByTime(0)
    expect(started()).toBe(true)
    jest.restoreAllMocks()
  })

  it('comes five seconds after the load where the browser tells of no paint', () => {
    window.dispatchEvent(new Event('load'))
    jest.advanceTimersByTime(4999)
    expect(started()).toBe(false)
    jest.advanceTimersByTime(1)
    expect(started()).toBe(true)
  })

  it('takes a template that the parser reaches later, once it is there', () => {
    paint()
    document.body.insertAdjacentHTML('beforeend', '<template data-start><b></b></template>')
    window.dispatchEvent(new Event('DOMContentLoaded'))
    expect(document.querySelectorAll('body > b')).toHaveLength(1)
  })
})
