import { startBehaviours } from '@/components/islands/start-behaviours'
import { localeStorageKey } from '@/lib/i18n/locales'

test('a behaviour that throws is logged, and the others start', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation()
  // jsdom has no observers, and throws.
  document.body.innerHTML = `
    <div data-part="floating"><div data-part="calculate-button"></div></div>
    <div data-part="floating-start"></div><div id="calculator"></div>
    <main data-part="main"></main>`
  window.history.replaceState(null, '', '/nl')
  startBehaviours()
  expect(logged).toHaveBeenCalledWith('The behaviour floating has failed', expect.any(ReferenceError))
  expect(localStorage.getItem(localeStorageKey)).toBe('nl')
})
