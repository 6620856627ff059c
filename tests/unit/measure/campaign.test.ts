import { campaignOfPage, withCampaign } from '@/lib/browser/measure/campaign'
import { askNotToTrack, visit } from './visit'

const spring = 'utm_source=newsletter&utm_medium=email&utm_campaign=spring&utm_term=gite&utm_content=link'

describe('the campaign of a page', () => {
  test('is read from its own address only', () => {
    expect(campaignOfPage()).toBe('')
    visit(`/nl?propertyType=f2&${spring}#calculator`)
    expect(campaignOfPage()).toBe(spring)
    visit('/nl/contact')
    expect(campaignOfPage()).toBe('')
  })

  test.each(['doNotTrack', 'globalPrivacyControl'] as const)('is not read with %s', (how) => {
    askNotToTrack(how)
    visit(`/?${spring}`)
    expect(campaignOfPage()).toBe('')
  })

  test('leaves out email addresses, empty values and other parameters, and truncates long values', () => {
    visit(`/?utm_source=anne%40exemple.fr&utm_medium=%20&utm_campaign=${'é'.repeat(500)}&utm_id=77`)
    expect([...new URLSearchParams(campaignOfPage())]).toEqual([['utm_campaign', 'é'.repeat(60)]])
  })
})

test.each([
  ['/forms', `/forms?${spring}`],
  ['https://forms.example/f/abc?key=1%202', `https://forms.example/f/abc?key=1%202&${spring}`],
  ['https://forms.example/f#top', `https://forms.example/f?${spring}#top`],
  [null, null],
])('adds the campaign to the query of %s', (address, expected) => {
  expect(withCampaign(address, spring)).toBe(expected)
  expect(withCampaign(address, '')).toBe(address)
})
