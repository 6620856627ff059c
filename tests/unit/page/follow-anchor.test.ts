import { arriveAtAnchor, followAnchor, showAnchor } from '@/components/page/scroll/follow-anchor'

const scrolled = jest.fn()

function put(html: string) {
  const template = document.createElement('template')
  template.innerHTML = html
  document.body.append(template.content)
}

/** The sizes that are watched, since jsdom lays nothing out. */
let watchers: (() => void)[] = []
const grow = () => {
  for (const watcher of watchers) watcher()
}
class WatchedSizes implements ResizeObserver {
  private readonly watcher: () => void
  constructor(callback: ResizeObserverCallback) {
    this.watcher = () => callback([], this)
  }
  observe() {
    watchers.push(this.watcher)
  }
  unobserve() {
    this.disconnect()
  }
  disconnect() {
    watchers = watchers.filter((watcher) => watcher !== this.watcher)
  }
}
global.ResizeObserver = WatchedSizes

beforeEach(() => {
  watchers = []
  jest.useFakeTimers()
  document.body.replaceChildren()
  Element.prototype.scrollIntoView = scrolled
  scrolled.mockClear()
})
afterEach(() => jest.useRealTimers())

describe('an anchor', () => {
  test('is scrolled to and takes the focus, though it is no control', () => {
    put('<section id="pricing"></section>')
    followAnchor('pricing')
    expect(scrolled).toHaveBeenCalledTimes(1)
    expect(document.getElementById('pricing')).toHaveFocus()
    expect(document.getElementById('pricing')).toHaveAttribute('tabindex', '-1')
  })

  test('is looked for again up to 6 times, every 120 ms', () => {
    followAnchor('late')
    jest.advanceTimersByTime(5 * 120)
    put('<section id="late"></section>')
    expect(scrolled).not.toHaveBeenCalled()
    jest.advanceTimersByTime(120)
    expect(scrolled).toHaveBeenCalledTimes(1)
  })

  test('is given up after that', () => {
    followAnchor('never')
    jest.advanceTimersByTime(6 * 120)
    expect(jest.getTimerCount()).toBe(0)
    put('<section id="never"></section>')
    jest.advanceTimersByTime(1000)
    expect(scrolled).not.toHaveBeenCalled()
  })

  test('is given up when the reader goes elsewhere', () => {
    const giveUp = followAnchor('late')
    giveUp()
    expect(jest.getTimerCount()).toBe(0)
  })

  test('that is a question opens, and its question takes the focus', () => {
    put('<details id="cost"><summary>What does it cost?</summary>22 %</details>')
    followAnchor('cost')
    expect(document.querySelector('details')?.open).toBe(true)
    expect(document.querySelector('summary')).toHaveFocus()
  })
})

describe('an anchor of a page just shown', () => {
  test('is kept in view while the page grows above it, until the reader moves', () => {
    put('<main id="main"><section id="pricing"></section></main>')
    showAnchor('pricing')
    grow()
    expect(scrolled).toHaveBeenCalledTimes(2)
    expect(scrolled).toHaveBeenLastCalledWith({ behavior: 'instant' })
    window.dispatchEvent(new Event('wheel'))
    grow()
    expect(scrolled).toHaveBeenCalledTimes(2)
  })

  test('is let go in the end, and when the reader follows another link', () => {
    put('<main id="main"><section id="pricing"></section></main>')
    showAnchor('pricing')
    jest.runAllTimers()
    grow()
    expect(scrolled).toHaveBeenCalledTimes(1)
    showAnchor('pricing')()
    grow()
    expect(scrolled).toHaveBeenCalledTimes(2)
  })
})

describe('a document loaded with an anchor', () => {
  test('gives it the focus without scrolling, which the browser has done', () => {
    put('<section id="pricing"></section>')
    arriveAtAnchor('pricing')
    expect(document.getElementById('pricing')).toHaveFocus()
    expect(scrolled).not.toHaveBeenCalled()
  })

  test('leaves the focus where the visitor has put it since', () => {
    put('<input><section id="pricing"></section>')
    document.querySelector('input')?.focus()
    arriveAtAnchor('pricing')
    expect(document.querySelector('input')).toHaveFocus()
  })

  test('looks for a target that is not there yet', () => {
    arriveAtAnchor('late')
    put('<section id="late"></section>')
    jest.advanceTimersByTime(120)
    expect(scrolled).toHaveBeenCalledTimes(1)
  })
})
