import { localeStorageKey } from '@/lib/i18n/locales'
import { storeLocale } from '@/lib/i18n/stored-locale'

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

test('the language is stored under the key of SPEC.md section 2', () => {
  storeLocale('nl')
  expect(localeStorageKey).toBe('i18nextLng')
  expect(localStorage.getItem('i18nextLng')).toBe('nl')
})

test('storage that throws is logged only', () => {
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => {})
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => storeLocale('en')).not.toThrow()
  expect(logged).toHaveBeenCalledTimes(1)
})
