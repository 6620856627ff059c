import { z } from 'zod'
import { defaultOfferEndsOn, isOfferRunning } from './business/offer'
import { type DeployKind, deployKind, previewOrigin } from './deploy'
import type { Locale } from './i18n/locales'

/** The name of the house, in one place. */
export const brand = 'Clés du Morvan'

const placeholder = {
  siteUrl: 'https://www.cles-du-morvan.example',
  phone: '+33 3 00 00 00 00',
  email: 'bonjour@cles-du-morvan.example',
  chatNumber: '+33 6 00 00 00 00',
  schedulingUrl: 'https://agenda.example/cles-du-morvan/30min',
  bookingUrl: 'https://reservation.example/cles-du-morvan',
  videoUrl: 'https://video.example/cles-du-morvan',
}

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an address that begins with https://' })
const phoneNumber = z
  .string()
  .regex(/^\+\d[\d ]{6,18}$/, 'must be an international number such as +33 3 12 34 56 78')

const receiver = z.union([webAddress, z.string().regex(/^\/[\w/-]*$/)], {
  error: 'must be an https:// address or a path such as /forms',
})

const schema = z.object({
  NEXT_PUBLIC_SITE_URL: webAddress
    .refine((address) => !URL.canParse(address) || new URL(address).pathname === '/', {
      error: 'must be an address without a path, such as https://www.example.org',
    })
    .optional(),
  NEXT_PUBLIC_FORM_ENDPOINT: receiver.optional(),
  NEXT_PUBLIC_MEASURE_ENDPOINT: receiver.optional(),
  NEXT_PUBLIC_PHONE: phoneNumber.optional(),
  NEXT_PUBLIC_EMAIL: z.email('must be an e-mail address').optional(),
  NEXT_PUBLIC_POSTAL_ADDRESS: z.string().optional(),
  NEXT_PUBLIC_CHAT_NUMBER: phoneNumber.optional(),
  NEXT_PUBLIC_SCHEDULING_URL: webAddress.optional(),
  NEXT_PUBLIC_BOOKING_URL_FR: webAddress.optional(),
  NEXT_PUBLIC_BOOKING_URL_NL: webAddress.optional(),
  NEXT_PUBLIC_BOOKING_URL_EN: webAddress.optional(),
  NEXT_PUBLIC_OFFER_ENDS_ON: z.iso.date('must be a date such as 2026-12-31').optional(),
})

export type Site = {
  deploy: DeployKind
  /** Origin without a trailing slash. */
  url: string
  /** Where share images are fetched from: the preview's own origin on a preview, else the site's. */
  assetOrigin: string
  /** Where leads are posted; null on a preview without an endpoint of its own, where forms send nothing. */
  formEndpoint: string | null
  /** Where counts of what visitors do are sent; null: nothing is counted. */
  measureEndpoint: string | null
  phone: string
  email: string
  /** Where visitors may come, on one line; null for a house without an office. */
  postalAddress: string | null
  chatNumber: string
  schedulingUrl: string
  bookingUrl: Record<Locale, string>
  videoUrl: string
  /** ISO date in Europe/Paris, inclusive. */
  offerEndsOn: string
  /** Settings that are still placeholders, by name. */
  placeholders: string[]
}

/**
 * Reads the settings from an environment. Throws one error that names every malformed setting, and for a
 * production deploy every setting it cannot do without (site address, form endpoint, phone, e-mail).
 */
export function readSite(env: Readonly<Record<string, string | undefined>>): Site {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const result = schema.safeParse(set)
  const problems = result.success
    ? []
    : result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  const settings = result.success ? result.data : {}
  const deploy = deployKind(env)

  const required = [
    'NEXT_PUBLIC_SITE_URL',
    'NEXT_PUBLIC_FORM_ENDPOINT',
    'NEXT_PUBLIC_PHONE',
    'NEXT_PUBLIC_EMAIL',
  ] as const
  const placeholders = required.filter((name) => !set[name])
  if (deploy === 'production') {
    problems.push(...placeholders.map((name) => `${name} is missing; a production deploy needs it`))
  }
  if (problems.length > 0) throw new Error(`The site's settings are not right:\n- ${problems.join('\n- ')}`)

  const url = (settings.NEXT_PUBLIC_SITE_URL ?? placeholder.siteUrl).replace(/\/+$/, '')
  const booking = (value: string | undefined) => value ?? placeholder.bookingUrl
  return {
    deploy,
    url,
    assetOrigin: (deploy === 'preview' && previewOrigin(env)) || url,
    formEndpoint: settings.NEXT_PUBLIC_FORM_ENDPOINT ?? (deploy === 'preview' ? null : '/forms'),
    measureEndpoint: settings.NEXT_PUBLIC_MEASURE_ENDPOINT ?? null,
    phone: settings.NEXT_PUBLIC_PHONE ?? placeholder.phone,
    email: settings.NEXT_PUBLIC_EMAIL ?? placeholder.email,
    postalAddress: settings.NEXT_PUBLIC_POSTAL_ADDRESS ?? null,
    chatNumber: settings.NEXT_PUBLIC_CHAT_NUMBER ?? placeholder.chatNumber,
    schedulingUrl: settings.NEXT_PUBLIC_SCHEDULING_URL ?? placeholder.schedulingUrl,
    bookingUrl: {
      fr: booking(settings.NEXT_PUBLIC_BOOKING_URL_FR),
      nl: booking(settings.NEXT_PUBLIC_BOOKING_URL_NL),
      en: booking(settings.NEXT_PUBLIC_BOOKING_URL_EN),
    },
    videoUrl: placeholder.videoUrl,
    offerEndsOn: settings.NEXT_PUBLIC_OFFER_ENDS_ON ?? defaultOfferEndsOn,
    placeholders,
  }
}

/** The settings of this build. */
export const site = readSite(process.env)

/** `tel:` address of a number as it is written. */
export const telHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`

/**
 * Whether a build made at that instant holds the sentences about the offer. A preview always does, because it
 * may be looked at as of another day; the browser judges again in every build.
 */
export function mayAdvertise(of: Pick<Site, 'deploy' | 'offerEndsOn'>, now: Date): boolean {
  return of.deploy === 'preview' || isOfferRunning(of.offerEndsOn, now)
}
