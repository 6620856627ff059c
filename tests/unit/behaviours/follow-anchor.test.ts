import { followAnchor } from '@/components/behaviours/follow-anchor'

let find: jest.SpyInstance<Element | null, [string]>

function openAt(hash: string) {
  window.history.replaceState(null, '', `/tarifs${hash}`)
  followAnchor()
}

beforeEach(() => {
  jest.useFakeTimers()
  find = jest.spyOn(document, 'querySelector').mockReturnValue(null)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('retries a missing target six times, 120 ms apart, and then stops', () => {
  const entries = window.history.length
  openAt('#late')
  jest.advanceTimersByTime(6 * 120)
  expect(find).toHaveBeenCalledTimes(6)
  jest.advanceTimersByTime(60_000)
  expect(find).toHaveBeenCalledTimes(6)
  expect(window.history).toHaveLength(entries)
})

test('stops retrying once the target exists', () => {
  openAt('#pricing')
  find.mockReturnValue(document.body)
  jest.advanceTimersByTime(60_000)
  expect(find).toHaveBeenCalledTimes(2)
})

test.each(['', '#', '#top'])('does not retry %p', (hash) => {
  openAt(hash)
  jest.advanceTimersByTime(60_000)
  expect(jest.getTimerCount()).toBe(0)
})

test('does not scroll back once the visitor has moved to another anchor', () => {
  openAt('#late')
  window.history.replaceState(null, '', '/tarifs#contact')
  jest.advanceTimersByTime(120)
  expect(window.location.hash).toBe('#contact')
})
