import { clearDraft, readDraft, saveDraft } from '@/lib/leads/drafts'

beforeEach(() => sessionStorage.clear())
afterEach(() => jest.restoreAllMocks())

describe('A draft', () => {
  test('is kept for the session, each form its own, until it is cleared', () => {
    saveDraft('lead', { email: 'anne@exemple.fr' })
    expect(readDraft('lead')).toEqual({ email: 'anne@exemple.fr' })
    expect(readDraft('estimate')).toEqual({})
    clearDraft('lead')
    expect(readDraft('lead')).toEqual({})
    expect(localStorage).toHaveLength(0)
  })

  test.each(['{', 'null', '3', '[1]'])('that reads %p is none', (stored) => {
    saveDraft('lead', { email: 'a' })
    sessionStorage.setItem(sessionStorage.key(0) ?? '', stored)
    expect(readDraft('lead')).toEqual({})
  })

  test('in which nothing stands is none', () => {
    saveDraft('estimate', { location: 'Autun', amenities: [] })
    expect(sessionStorage).toHaveLength(1)
    saveDraft('estimate', { location: '', amenities: [] })
    expect(sessionStorage).toHaveLength(0)
  })

  test('is simply missing where the storage throws', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError')
      })
    }
    expect(() => saveDraft('lead', { email: 'a' })).not.toThrow()
    expect(readDraft('lead')).toEqual({})
    expect(() => clearDraft('lead')).not.toThrow()
  })
})
