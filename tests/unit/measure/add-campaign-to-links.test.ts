import { addCampaignToLinks } from '@/lib/browser/measure/add-campaign-to-links'
import { visit } from './visit'

const spring = 'utm_source=newsletter&utm_campaign=spring'

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
  // React's strict mode runs behaviours twice.
  addCampaignToLinks(document.body)
  expect(document.links[0]).toHaveAttribute('href', expected)
})
