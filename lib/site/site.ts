import brandFile from '@/brand/brand.json' with { type: 'json' }
import { isOfferRunning } from '../business/offer'
import { readConfig } from './config-file'
import { readSite, type Site } from './read-site'

export type { Site }

/** The name of the company. */
export const brand = brandFile.name

/** The file with what only the client knows. */
export const configFile = readConfig()

/** What pages know of the client, and the kind of this build. */
export const site = readSite(configFile, process.env)

/** The `tel:` URL of a phone number. */
export const telHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`

const hasEnded = !isOfferRunning(site.offerEndsOn, new Date())

/**
 * The offer that pages mention. Null in a production build made after its end. Other builds keep an ended offer and hide
 * it, because `?now=` shows a page as of another day. The browser checks the date again (components/offer/offer-state.first-paint.ts).
 */
export const offer =
  hasEnded && site.deploy === 'production'
    ? null
    : {
        // Noon UTC is on the same day in Paris.
        lastDay: new Date(`${site.offerEndsOn}T12:00:00Z`),
        /** The attributes of an element that mentions it. */
        attributes: { 'data-offer-ends-on': site.offerEndsOn, 'data-ended-at-build': hasEnded || undefined },
      }
