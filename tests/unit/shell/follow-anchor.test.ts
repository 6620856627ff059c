import { arriveAtAnchor, followAnchor } from '@/components/shell/scroll/follow-anchor'

const scrolled = jest.fn()

function put(html: string) {
  const template = document.createElement('template')
  template.innerHTML = html
  document.body.append(template.content)
}

beforeEach(() => {
  jest.useFakeTimers()
  document.body.replaceChildren()
  Element.prototype.scrollIntoView = scrolled
  scrolled.mockClear()
})
afterEach(() => jest.useRealTimers())

describe('an anchor', () => {
  test('is scrolled to and takes the focus, though it is no control', () => {
    put('<section id="pricing"></section>')
    followAnchor('pricing', 'instant')
    expect(scrolled).toHaveBeenCalledWith({ behavior: 'instant' })
    expect(document.getElementById('pricing')).toHaveFocus()
    expect(document.getElementById('pricing')).toHaveAttribute('tabindex', '-1')
  })

  test('is looked for again up to 6 times, every 120 ms', () => {
    followAnchor('late', 'auto')
    jest.advanceTimersByTime(5 * 120)
    put('<section id="late"></section>')
    expect(scrolled).not.toHaveBeenCalled()
    jest.advanceTimersByTime(120)
    expect(scrolled).toHaveBeenCalledTimes(1)
  })

  test('is given up after that', () => {
    followAnchor('never', 'auto')
    jest.advanceTimersByTime(6 * 120)
    expect(jest.getTimerCount()).toBe(0)
    put('<section id="never"></section>')
    jest.advanceTimersByTime(1000)
    expect(scrolled).not.toHaveBeenCalled()
  })

  test('is given up when the reader goes elsewhere', () => {
    const giveUp = followAnchor('late', 'auto')
    giveUp()
    expect(jest.getTimerCount()).toBe(0)
  })

  test('that is a question opens, and its question takes the focus', () => {
    put('<details id="cost"><summary>What does it cost?</summary>22 %</details>')
    followAnchor('cost', 'auto')
    expect(document.querySelector('details')?.open).toBe(true)
    expect(document.querySelector('summary')).toHaveFocus()
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
