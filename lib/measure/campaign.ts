/** Lives as long as the tab, under a name with the version of its shape. */
const key = 'cles-du-morvan.campaign.v1'
const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']
/** Characters of one value; what marketers write is far shorter. */
const longest = 60

/** Whether the browser asks not to be followed: by Do Not Track or by Global Privacy Control. */
export function refusesCounting(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return doNotTrack === '1' || globalPrivacyControl === true
}

/** The campaign in a query. An e-mail address in it would tell who reads, and is left out. */
function campaignIn(search: string): string {
  const query = new URLSearchParams(search)
  const given = names.flatMap((name) => {
    const value = query.get(name)?.trim()
    return value && !value.includes('@') ? [[name, [...value].slice(0, longest).join('')]] : []
  })
  return new URLSearchParams(given).toString()
}

/**
 * The campaign that brought the visitor, as a query (`utm_source=...`); empty without one, and for who asks not to be
 * followed. The first one of the session stays, so each page that may have one calls this. Browser only, never throws.
 */
export function sessionCampaign(): string {
  if (refusesCounting()) return ''
  const here = campaignIn(window.location.search)
  try {
    const kept = campaignIn(sessionStorage.getItem(key) ?? '')
    if (!kept && here) sessionStorage.setItem(key, here)
    return kept || here
  } catch {
    // Blocked storage: the address of this page must do.
    return here
  }
}

/** The address with the campaign added to its query, for the receiver of a form; null stays null. */
export function withCampaign(address: string | null, campaign = ''): string | null {
  if (address === null || !campaign) return address
  const [path = '', anchor] = address.split('#')
  const joined = `${path}${path.includes('?') ? '&' : '?'}${campaign}`
  return anchor === undefined ? joined : `${joined}#${anchor}`
}
