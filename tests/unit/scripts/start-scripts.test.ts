import { readFileSync } from 'node:fs'

const code = readFileSync('scripts/export/browser/start-scripts.js', 'utf8')

/** Stands in for the browser, which tells its observers when a frame is on the screen. */
let onScreen: () => void
const observe = jest.fn()
let listen: jest.SpyInstance<void, Parameters<typeof window.addEventListener>>

/** How long the page took to come, ms. */
let took: number

beforeEach(() => {
  jest.useFakeTimers()
  onScreen = () => undefined
  observe.mockClear()
  listen = jest.spyOn(window, 'addEventListener')
  took = 60
  performance.getEntriesByType = () =>
    [{ requestStart: 30, responseEnd: 30 + took }] as unknown as PerformanceEntryList
  window.PerformanceObserver = class {
    constructor(told: () => void) {
      onScreen = told
    }
    observe = observe
  } as unknown as typeof PerformanceObserver
  document.body.innerHTML = '<template data-start><i></i><i></i></template><p>Text</p><button>Press</button>'
  new Function(code)()
})

const started = () => document.querySelectorAll('body > i').length === 2
const readToTheEnd = () => window.dispatchEvent(new Event('DOMContentLoaded'))

/** Ends the listeners and timers of the page under test. */
afterEach(() => {
  for (const [type, listener, options] of listen.mock.calls)
    window.removeEventListener(type, listener, options)
  listen.mockRestore()
  jest.clearAllTimers()
})

describe('the start of the scripts', () => {
  it('waits while the page is read', () => {
    jest.runAllTimers()
    expect(started()).toBe(false)
  })

  it('comes when the first frame of the whole page is on the screen; the scripts take the place of their template', () => {
    readToTheEnd()
    expect(observe).not.toHaveBeenCalled()
    jest.runAllTimers()
    expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true })
    expect(started()).toBe(false)
    onScreen()
    expect(document.body.innerHTML).toBe('<i></i><i></i><p>Text</p><button>Press</button>')
  })

  it.each(['pointerdown', 'touchstart', 'keydown', 'focusin'])('comes at once with the first %s', (type) => {
    document.querySelector('button')?.dispatchEvent(new Event(type, { bubbles: true }))
    expect(started()).toBe(true)
  })

  it('comes with the load of a page in the background, which is not drawn', () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    window.dispatchEvent(new Event('load'))
    expect(started()).toBe(true)
    jest.restoreAllMocks()
  })

  it('is not hurried by the load of a page in front', () => {
    window.dispatchEvent(new Event('load'))
    expect(started()).toBe(false)
  })

  it('takes a template that the parser reaches after a touch with the frame', () => {
    document.querySelector('button')?.dispatchEvent(new Event('touchstart', { bubbles: true }))
    document.body.insertAdjacentHTML('beforeend', '<template data-start><b></b></template>')
    readToTheEnd()
    jest.runAllTimers()
    onScreen()
    expect(document.querySelectorAll('body > b')).toHaveLength(1)
  })
})

describe('the largest file', () => {
  const html = '<template data-start="ahead"><b></b></template><template data-start=""><i></i></template>'
  const htmlAhead = '<b></b><template data-start=""><i></i></template>'

  beforeEach(() => {
    document.body.innerHTML = html
  })

  it('comes with the others on a quick line', () => {
    readToTheEnd()
    expect(document.body.innerHTML).toBe(html)
  })

  it('is asked for ahead of the frame on a slow line', () => {
    took = 330
    jest.runAllTimers()
    expect(document.body.innerHTML).toBe(html)
    readToTheEnd()
    expect(document.body.innerHTML).toBe(htmlAhead)
    jest.runAllTimers()
    onScreen()
    expect(document.body.innerHTML).toBe('<b></b><i></i>')
  })

  it('comes with the others where the browser does not tell how long the page took', () => {
    performance.getEntriesByType = () => []
    readToTheEnd()
    expect(document.body.innerHTML).toBe(html)
  })

  it('comes at once with the first touch', () => {
    document.body.dispatchEvent(new Event('touchstart', { bubbles: true }))
    expect(document.body.innerHTML).toBe('<b></b><i></i>')
  })
})

describe('the code of a form', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<form name="estimate"><input><label>House</label></form><form name="contact"><input></form>' +
      '<template data-form="estimate"><i></i></template><template data-form="contact"><b></b></template>'
  })

  it.each([
    ['the focus of a field', 'input', 'focusin'],
    ['a touch, which in Safari focuses no choice and no button', 'label', 'pointerdown'],
  ])('waits until somebody is in that form: %s', (_, touched, type) => {
    jest.runAllTimers()
    expect(document.querySelectorAll('body > i, body > b')).toHaveLength(0)
    document.querySelector(touched)?.dispatchEvent(new Event(type, { bubbles: true }))
    expect(document.querySelectorAll('body > i')).toHaveLength(1)
    expect(document.querySelectorAll('body > b')).toHaveLength(0)
  })

  it('is not asked for by a touch elsewhere', () => {
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(document.querySelectorAll('body > i, body > b')).toHaveLength(0)
  })

  it('is asked for once the scripts have started, too', () => {
    readToTheEnd()
    jest.runAllTimers()
    onScreen()
    document.forms[1]?.querySelector('input')?.dispatchEvent(new Event('focusin', { bubbles: true }))
    expect(document.querySelectorAll('body > b')).toHaveLength(1)
  })

  it('is not asked for by a form that is alive', () => {
    const form = document.forms[0]
    form?.setAttribute('data-alive', '')
    form?.querySelector('input')?.dispatchEvent(new Event('focusin', { bubbles: true }))
    expect(document.querySelectorAll('body > i')).toHaveLength(0)
  })
})
