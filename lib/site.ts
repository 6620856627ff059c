import { isOfferRunning } from './business/offer'
import { readSite, type Site } from './settings/read-site'

export type { Site }

/** The name of the company. */
export const brand = 'Clés du Morvan'

/** The settings of this build. */
export const site = readSite(process.env)

/** The `tel:` address of a phone number. */
export const telHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`

/**
 * Whether a build contains the sentences about the offer. Production leaves them out after the offer has ended. Other
 * builds only hide them, because `?now=` shows a page as of another day. The browser checks the date again.
 */
export function mayAdvertise(of: Pick<Site, 'deploy' | 'offerEndsOn'>, now: Date): boolean {
  return of.deploy !== 'production' || isOfferRunning(of.offerEndsOn, now)
}
