import { campaignLinks } from '@/components/behaviours/campaign-links'
import { newSession, refuse, visit } from '../measure/visit'

const spring = 'utm_source=newsletter&utm_campaign=spring'

/** The addresses of these links, after the behaviour has run twice, as in React's strict mode. */
function linksAfter(...addresses: string[]) {
  document.body.innerHTML = addresses.map((address) => `<a href="${address}">Link</a>`).join('')
  campaignLinks(document.body)
  campaignLinks(document.body)
  return Array.from(document.links, (link) => link.getAttribute('href'))
}

beforeEach(newSession)

test('adds the campaign to the links to our pages, before the anchor', () => {
  visit(`/?${spring}&type=f2`)
  expect(linksAfter('/', '/nl/prijzen', '/#calculator')).toEqual([
    `/?${spring}`,
    `/nl/prijzen?${spring}`,
    `/?${spring}#calculator`,
  ])
})

test('leaves links inside the page and to other sites as they are', () => {
  visit(`/?${spring}`)
  const others = ['#contact', 'tel:+33300000000', 'mailto:a@example.org', 'https://calendar.example/']
  expect(linksAfter(...others)).toEqual(others)
})

test('changes nothing without a campaign, or if the browser asks not to be tracked', () => {
  expect(linksAfter('/tarifs')).toEqual(['/tarifs'])
  visit(`/?${spring}`)
  refuse('globalPrivacyControl')
  expect(linksAfter('/tarifs')).toEqual(['/tarifs'])
})
