import { addCampaignToLinks, campaignOfPage, withCampaign } from '@/lib/site/measure.browser'
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

  test('is read from a link whose & a mail program has escaped', () => {
    visit('/?utm_source=newsletter&amp;utm_medium=email&amp;utm_term=a%26amp;b')
    expect(campaignOfPage()).toBe('utm_source=newsletter&utm_medium=email&utm_term=a%26amp%3Bb')
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

test.each([
  ['/', `/?${spring}`],
  ['/#calculator', `/?${spring}#calculator`],
  ['#contact', '#contact'],
  ['tel:+33300000000', 'tel:+33300000000'],
  ['https://calendar.example/', 'https://calendar.example/'],
])('on a page with a campaign the link %s becomes %s', (address, expected) => {
  visit(`/?${spring}&type=f2`)
  document.body.innerHTML = `<a href="${address}">Link</a>`
  addCampaignToLinks(document.body)
  expect(document.links[0]).toHaveAttribute('href', expected)
})
