import { sessionCampaign, withCampaign } from '@/lib/measure/campaign'
import { newSession, refuse, visit } from './visit'

beforeEach(newSession)
afterEach(() => jest.restoreAllMocks())

const spring = 'utm_source=newsletter&utm_medium=email&utm_campaign=spring'

describe('The campaign of a session', () => {
  test('is that of its first address that has one, on every page after it', () => {
    expect(sessionCampaign()).toBe('')
    visit(`/nl?type=f2&${spring}#calculator`)
    expect(sessionCampaign()).toBe(spring)
    visit('/nl/contact')
    expect(sessionCampaign()).toBe(spring)
    visit('/nl?utm_source=other')
    expect(sessionCampaign()).toBe(spring)
    expect(localStorage).toHaveLength(0)
  })

  test('leaves nothing in the storage of a visitor without one', () => {
    visit('/?type=f2&beds=4')
    expect(sessionCampaign()).toBe('')
    expect(sessionStorage).toHaveLength(0)
  })

  test.each(['doNotTrack', 'globalPrivacyControl'] as const)('is neither read nor kept with %s', (how) => {
    refuse(how)
    visit(`/?${spring}`)
    expect(sessionCampaign()).toBe('')
    expect(sessionStorage).toHaveLength(0)
  })

  test('is known from the address alone where the storage is blocked', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    visit(`/?${spring}`)
    expect(sessionCampaign()).toBe(spring)
  })

  test('takes no address of a reader and nothing without end', () => {
    visit(`/?utm_source=anne%40exemple.fr&utm_medium=%20&utm_campaign=${'é'.repeat(500)}&utm_id=77`)
    expect([...new URLSearchParams(sessionCampaign())]).toEqual([['utm_campaign', 'é'.repeat(60)]])
  })
})

test.each([
  ['/forms', `/forms?${spring}`],
  ['https://forms.example/f/abc?key=1%202', `https://forms.example/f/abc?key=1%202&${spring}`],
  ['https://forms.example/f#top', `https://forms.example/f?${spring}#top`],
  [null, null],
])('the receiver %s gets the campaign in its query', (address, expected) => {
  expect(withCampaign(address, spring)).toBe(expected)
  expect(withCampaign(address, '')).toBe(address)
})
