import { defaultOfferEndsOn } from '../business/offer'
import { type DeployKind, deployKind, type Environment, previewOrigin } from '../deploy'
import type { Locale } from '../i18n/locales'
import { readSettings } from './read-settings'
import { needed, type OpenSetting, shownWhenSet } from './schema'

const placeholder = {
  siteUrl: 'https://www.cles-du-morvan.example',
  phone: '+33 3 00 00 00 00',
  email: 'bonjour@cles-du-morvan.example',
  chatNumber: '+33 6 00 00 00 00',
  schedulingUrl: 'https://agenda.example/cles-du-morvan/30min',
  bookingUrl: 'https://reservation.example/cles-du-morvan',
  videoUrl: 'https://video.example/cles-du-morvan',
}

export type Site = {
  deploy: DeployKind
  /** Origin without a trailing slash. */
  url: string
  /** Where share images are fetched from: the preview's own origin on a preview, else the site's. */
  assetOrigin: string
  /** Where leads are posted; null on a preview without an endpoint of its own, where forms send nothing. */
  formEndpoint: string | null
  phone: string
  email: string
  /** Who answers for the site, each as it was written; null where it is still to be given, never so in production. */
  publisher: string | null
  postalAddress: string | null
  registration: string | null
  director: string | null
  host: string | null
  mediator: string | null
  /** Null where there is none. */
  licence: string | null
  insurer: string | null
  /** Null in production without a setting: what leads there is left out. */
  chatNumber: string | null
  schedulingUrl: string | null
  bookingUrl: Record<Locale, string | null>
  videoUrl: string | null
  /** Where counts of what visitors do are sent; null: nothing is counted. */
  measureEndpoint: string | null
  /** ISO date in Europe/Paris, inclusive. */
  offerEndsOn: string
  /** Settings that somebody still has to give. */
  placeholders: OpenSetting[]
}

/**
 * Reads the settings of the site from an environment; `examples` are the people it shows who do not exist. Throws
 * one error that names every malformed setting, and for a production deploy every setting it cannot do without.
 */
export function readSite(env: Environment, examples: readonly string[] = []): Site {
  const { settings, problems } = readSettings(env)
  const deploy = deployKind(env)
  const open = (name: OpenSetting) => settings[name] === undefined
  if (deploy === 'production') {
    problems.push(
      ...needed
        .filter(open)
        .map((name) => `${name} is missing or a placeholder; a production deploy needs it`),
    )
    if (examples.length > 0 && settings.NEXT_PUBLIC_EXAMPLES !== 'labelled')
      problems.push(
        `The owners shown are examples (${examples.join(', ')}); a production deploy needs real ones, or NEXT_PUBLIC_EXAMPLES=labelled`,
      )
  }
  if (problems.length > 0) throw new Error(`The site's settings are not right:\n- ${problems.join('\n- ')}`)

  const url = (settings.NEXT_PUBLIC_SITE_URL ?? placeholder.siteUrl).replace(/\/+$/, '')
  const orPlaceholder = (value: string | undefined, instead: string) =>
    value ?? (deploy === 'production' ? null : instead)
  const booking = (value: string | undefined) => orPlaceholder(value, placeholder.bookingUrl)
  return {
    deploy,
    url,
    assetOrigin: (deploy === 'preview' && previewOrigin(env)) || url,
    formEndpoint: settings.NEXT_PUBLIC_FORM_ENDPOINT ?? (deploy === 'preview' ? null : '/forms'),
    phone: settings.NEXT_PUBLIC_PHONE ?? placeholder.phone,
    email: settings.NEXT_PUBLIC_EMAIL ?? placeholder.email,
    publisher: settings.NEXT_PUBLIC_PUBLISHER ?? null,
    postalAddress: settings.NEXT_PUBLIC_POSTAL_ADDRESS ?? null,
    registration: settings.NEXT_PUBLIC_REGISTRATION ?? null,
    director: settings.NEXT_PUBLIC_DIRECTOR ?? null,
    host: settings.NEXT_PUBLIC_HOST ?? null,
    mediator: settings.NEXT_PUBLIC_MEDIATOR ?? null,
    licence: settings.NEXT_PUBLIC_LICENCE ?? null,
    insurer: settings.NEXT_PUBLIC_INSURER ?? null,
    chatNumber: orPlaceholder(settings.NEXT_PUBLIC_CHAT_NUMBER, placeholder.chatNumber),
    schedulingUrl: orPlaceholder(settings.NEXT_PUBLIC_SCHEDULING_URL, placeholder.schedulingUrl),
    bookingUrl: {
      fr: booking(settings.NEXT_PUBLIC_BOOKING_URL_FR),
      nl: booking(settings.NEXT_PUBLIC_BOOKING_URL_NL),
      en: booking(settings.NEXT_PUBLIC_BOOKING_URL_EN),
    },
    videoUrl: orPlaceholder(settings.NEXT_PUBLIC_VIDEO_URL, placeholder.videoUrl),
    measureEndpoint: settings.NEXT_PUBLIC_MEASURE_ENDPOINT ?? null,
    offerEndsOn: settings.NEXT_PUBLIC_OFFER_ENDS_ON ?? defaultOfferEndsOn,
    placeholders: [...needed, ...shownWhenSet].filter(open),
  }
}
