import { TextDecoder, TextEncoder } from 'node:util'
import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// jsdom has neither. Browsers and Node have both.
Object.assign(globalThis, { TextDecoder, TextEncoder })

// jsdom has no layout and cannot scroll.
if ('Element' in globalThis) Element.prototype.scrollIntoView = () => undefined

// Each test starts with real functions and timers, mocks without calls, empty storage and the address of the home page.
beforeEach(() => {
  jest.restoreAllMocks()
  jest.clearAllMocks()
  jest.useRealTimers()
  if (!('window' in globalThis)) return
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})
