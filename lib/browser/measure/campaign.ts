const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']
/** Longer values are truncated to this number of characters. */
const maxLength = 60

/** Whether the browser asks not to be tracked, by Do Not Track or Global Privacy Control. */
export function asksNotToBeTracked(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return doNotTrack === '1' || globalPrivacyControl === true
}

/**
 * The campaign in the URL of the page, as a query (`utm_source=...`); empty if there is none or the browser asks not
 * to be tracked. Leaves out values that hold an email address. Nothing is stored: the page's links carry the campaign
 * on (./add-campaign-to-links.ts). Browser only, never throws.
 */
export function campaignOfPage(): string {
  if (asksNotToBeTracked()) return ''
  const query = new URLSearchParams(window.location.search)
  const given = names.flatMap((name) => {
    const value = query.get(name)?.trim()
    return value && !value.includes('@') ? [[name, [...value].slice(0, maxLength).join('')]] : []
  })
  return new URLSearchParams(given).toString()
}

/** The URL with the campaign added to its query; unchanged without a campaign. Null stays null. */
export function withCampaign<Url extends string | null>(url: Url, campaign = ''): Url | string {
  if (url === null || !campaign) return url
  const [path = '', anchor] = url.split('#')
  const joined = `${path}${path.includes('?') ? '&' : '?'}${campaign}`
  return anchor === undefined ? joined : `${joined}#${anchor}`
}
