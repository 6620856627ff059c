import { followAnchor } from '@/components/page/follow-anchor.behaviour'

function openAt(hash: string) {
  window.history.replaceState(null, '', `/tarifs${hash}`)
  document.body.innerHTML = ''
  followAnchor()
}

beforeEach(() => jest.useFakeTimers())

test('waits for a missing target, and stops once it exists', () => {
  openAt('#late')
  jest.advanceTimersByTime(200)
  expect(jest.getTimerCount()).toBe(1)
  document.body.innerHTML = '<p id="late"></p>'
  jest.advanceTimersByTime(200)
  expect(jest.getTimerCount()).toBe(0)
})

test('gives up after six retries, 120 ms apart', () => {
  openAt('#late')
  jest.advanceTimersByTime(6 * 120 - 1)
  expect(jest.getTimerCount()).toBe(1)
  jest.advanceTimersByTime(1)
  expect(jest.getTimerCount()).toBe(0)
})

test.each(['', '#', '#top'])('does not wait for %p', (hash) => {
  openAt(hash)
  expect(jest.getTimerCount()).toBe(0)
})

test('does not scroll back once the visitor has moved to another anchor', () => {
  openAt('#late')
  window.history.replaceState(null, '', '/tarifs#contact')
  jest.advanceTimersByTime(200)
  expect(window.location.hash).toBe('#contact')
})
