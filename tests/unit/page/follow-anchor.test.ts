import { followAnchor } from '@/components/page/follow-anchor'

/** The pauses before the anchor is looked for again. */
let waits: jest.SpyInstance

function arriveAt(hash: string) {
  window.history.replaceState(null, '', `/tarifs${hash}`)
  followAnchor()
}

beforeEach(() => {
  jest.useFakeTimers()
  waits = jest.spyOn(window, 'setTimeout')
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('An anchor whose target is late is looked for again, 6 times every 120 ms, and then given up', () => {
  const entries = window.history.length
  arriveAt('#late')
  jest.advanceTimersByTime(60_000)
  expect(waits.mock.calls.map(([, pause]) => pause)).toEqual(Array(6).fill(120))
  expect(window.history).toHaveLength(entries)
})

test('An anchor is looked for no longer than until its target is there', () => {
  const target = jest.spyOn(document, 'querySelector').mockReturnValue(null)
  arriveAt('#pricing')
  jest.advanceTimersByTime(120)
  target.mockReturnValue(document.body)
  jest.advanceTimersByTime(60_000)
  expect(waits).toHaveBeenCalledTimes(2)
})

test.each(['', '#', '#top'])('There is nothing to look for at %p', (hash) => {
  arriveAt(hash)
  expect(waits).not.toHaveBeenCalled()
})

test('Who has gone to another anchor meanwhile is not brought back', () => {
  arriveAt('#late')
  window.history.replaceState(null, '', '/tarifs#contact')
  jest.advanceTimersByTime(120)
  expect(window.location.hash).toBe('#contact')
})
