import '@testing-library/jest-dom'

// jsdom has no layout and cannot scroll.
if ('Element' in globalThis) Element.prototype.scrollIntoView = () => undefined
