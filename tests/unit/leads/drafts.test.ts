import { hasDraft, readDraft, saveDraft } from '@/lib/leads/drafts.browser'

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())

test('a draft is removed when no field is filled', () => {
  saveDraft('estimate', { location: 'Autun', amenities: [] })
  saveDraft('estimate', { location: '', propertyType: null, amenities: [] })
  expect(sessionStorage).toHaveLength(0)
})

test.each(['{', 'null', '3', '[1]'])('a draft with the stored text %p is empty', (stored) => {
  saveDraft('lead', { email: 'a' })
  sessionStorage.setItem(sessionStorage.key(0) ?? '', stored)
  expect(readDraft('lead')).toEqual({})
  expect(hasDraft('lead')).toBe(false)
})
