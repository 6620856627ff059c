import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// jsdom has no layout and cannot scroll.
if ('Element' in globalThis) Element.prototype.scrollIntoView = () => undefined
