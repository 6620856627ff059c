import { clearDraft, readDraft, saveDraft } from '@/lib/leads/drafts'

beforeEach(() => sessionStorage.clear())
afterEach(() => jest.restoreAllMocks())

describe('A draft', () => {
  test('holds the filled fields of its own form for the session, until it is cleared', () => {
    saveDraft('lead', { email: 'anne@exemple.fr', phone: '', amenities: [] })
    expect(readDraft('lead')).toEqual({ email: 'anne@exemple.fr' })
    expect(readDraft('estimate')).toEqual({})
    clearDraft('lead')
    expect(readDraft('lead')).toEqual({})
    expect(localStorage).toHaveLength(0)
  })

  test.each(['{', 'null', '3', '[1]'])('with the stored text %p is empty', (stored) => {
    saveDraft('lead', { email: 'a' })
    sessionStorage.setItem(sessionStorage.key(0) ?? '', stored)
    expect(readDraft('lead')).toEqual({})
  })

  test('is removed when no field is filled', () => {
    saveDraft('estimate', { location: 'Autun', amenities: [] })
    expect(sessionStorage).toHaveLength(1)
    saveDraft('estimate', { location: '', propertyType: null, amenities: [] })
    expect(sessionStorage).toHaveLength(0)
  })

  test('is empty if storage is blocked', () => {
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
