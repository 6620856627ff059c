import { isOfferRunning } from './business/offer'
import { readSite, type Site } from './settings/read-site'

export type { Site }

/** The name of the company, in one place. */
export const brand = 'Clés du Morvan'

/** The settings of this build. */
export const site = readSite(process.env)

/** `tel:` address of a number as it is written. */
export const telHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`

/**
 * Whether a build made at that instant holds the sentences about the offer. Only production leaves them out once it
 * is over: other builds hide them, because they may be looked at as of another day (`?now=`). The browser judges again.
 */
export function mayAdvertise(of: Pick<Site, 'deploy' | 'offerEndsOn'>, now: Date): boolean {
  return of.deploy !== 'production' || isOfferRunning(of.offerEndsOn, now)
}
