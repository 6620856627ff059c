import { campaignOfPage, withCampaign } from './campaign'

/**
 * Adds the campaign of the page's URL to the links that lead to our other pages, so that it reaches the forms
 * there without being stored. Links are rewritten once and not on click: then the browser prerenders the URL that
 * it navigates to, and links opened in a new tab carry the campaign too.
 */
export function addCampaignToLinks(root: HTMLElement): void {
  const campaign = campaignOfPage()
  if (!campaign) return
  // `search` would turn the path into an absolute URL, which the speculation rules do not match.
  for (const link of root.querySelectorAll('a[href^="/"]:not([href*="?"])'))
    link.setAttribute('href', withCampaign(link.getAttribute('href') ?? '', campaign))
}
