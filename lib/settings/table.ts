import brand from '../../brand/brand.json' with { type: 'json' }
import { defaultOfferEndsOn } from '../business/offer'
import { type Locale, locales } from '../i18n/locales'
import {
  type Check,
  date,
  emailAddress,
  endpointUrl,
  exampleLabel,
  oneLine,
  origin,
  phoneNumber,
  repositoryUrl,
  webUrl,
} from './checks'

export type Setting = {
  /** Its property of `Site`. */
  field: string
  check: Check
  /** Used by previews and local builds while it is not set. */
  placeholder?: string
  /** Used by local builds only, while it is not set. */
  local?: string
  /** Used by every build while it is not set. */
  default?: string
} & Need

/**
 * `required`: production does not build without it. `link`: production leaves out the link to it. The ribbon of a preview
 * lists both while they are not set. `notice`: part of the legal notice, in the order of this table. A link cannot be
 * part of it, because production leaves out a missing link and the notice marks a missing fact.
 */
type Need = { need: 'required' | 'optional'; notice?: true } | { need: 'link'; notice?: undefined }

type BookingSettings = {
  [L in Locale as `NEXT_PUBLIC_BOOKING_URL_${Uppercase<L>}`]: Setting & {
    field: `bookingUrl.${L}`
    need: 'link'
  }
}

/** The company in names of packages, and in placeholder URLs and email addresses: `cles-du-morvan`. */
export const brandSlug = brand.name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\W+/g, '-').toLowerCase()

/** The travellers' booking portal in each language. */
const bookingUrls = Object.fromEntries(
  locales.map((locale) => [
    `NEXT_PUBLIC_BOOKING_URL_${locale.toUpperCase()}`,
    {
      field: `bookingUrl.${locale}`,
      check: webUrl,
      need: 'link',
      placeholder: `https://reservation.example/${brandSlug}/${locale}`,
    },
  ]),
) as BookingSettings

/**
 * Every setting of the site, by the name of its environment variable. The properties of `Site`, the table in
 * deploy/README.md, the ribbon and the legal notice derive from this. The names of settings in words are in messages,
 * `ribbon.settings`.
 */
export const settingsTable = {
  NEXT_PUBLIC_SITE_URL: {
    field: 'url',
    check: origin,
    need: 'required',
    placeholder: `https://www.${brandSlug}.example`,
  },
  NEXT_PUBLIC_FORM_ENDPOINT: {
    field: 'formEndpoint',
    check: endpointUrl,
    need: 'required',
    local: '/forms',
  },
  NEXT_PUBLIC_PUBLISHER: { field: 'publisher', check: oneLine, need: 'required', notice: true },
  NEXT_PUBLIC_POSTAL_ADDRESS: { field: 'postalAddress', check: oneLine, need: 'required', notice: true },
  NEXT_PUBLIC_REGISTRATION: { field: 'registration', check: oneLine, need: 'required', notice: true },
  NEXT_PUBLIC_DIRECTOR: { field: 'director', check: oneLine, need: 'required', notice: true },
  NEXT_PUBLIC_PHONE: {
    field: 'phone',
    check: phoneNumber,
    need: 'required',
    placeholder: '+33 3 00 00 00 00',
    notice: true,
  },
  NEXT_PUBLIC_EMAIL: {
    field: 'email',
    check: emailAddress,
    need: 'required',
    placeholder: `bonjour@${brandSlug}.example`,
    notice: true,
  },
  NEXT_PUBLIC_HOST: { field: 'host', check: oneLine, need: 'required', notice: true },
  NEXT_PUBLIC_LICENCE: { field: 'licence', check: oneLine, need: 'optional', notice: true },
  NEXT_PUBLIC_INSURER: { field: 'insurer', check: oneLine, need: 'optional', notice: true },
  NEXT_PUBLIC_MEDIATOR: { field: 'mediator', check: oneLine, need: 'required', notice: true },
  NEXT_PUBLIC_CHAT_NUMBER: {
    field: 'chatNumber',
    check: phoneNumber,
    need: 'link',
    placeholder: '+33 6 00 00 00 00',
  },
  NEXT_PUBLIC_SCHEDULING_URL: {
    field: 'schedulingUrl',
    check: webUrl,
    need: 'link',
    placeholder: `https://agenda.example/${brandSlug}/30min`,
  },
  ...bookingUrls,
  NEXT_PUBLIC_VIDEO_URL: {
    field: 'videoUrl',
    check: webUrl,
    need: 'link',
    placeholder: `https://video.example/${brandSlug}`,
  },
  NEXT_PUBLIC_OFFER_ENDS_ON: {
    field: 'offerEndsOn',
    check: date,
    need: 'optional',
    default: defaultOfferEndsOn,
  },
  NEXT_PUBLIC_EXAMPLES: { field: 'examples', check: exampleLabel, need: 'optional' },
  NEXT_PUBLIC_MEASURE_ENDPOINT: { field: 'measureEndpoint', check: endpointUrl, need: 'optional' },
  NEXT_PUBLIC_REPOSITORY_URL: { field: 'repositoryUrl', check: repositoryUrl, need: 'optional' },
} as const satisfies Record<`NEXT_PUBLIC_${string}`, Setting>

export type SettingsTable = typeof settingsTable
export type SettingName = keyof SettingsTable

/** The settings in the order of the table, each with its name. */
export const settings = Object.entries<Setting>(settingsTable) as [SettingName, Setting][]

type NoticeEntry = {
  [Name in SettingName]: SettingsTable[Name] extends { notice: true }
    ? { name: Name; field: SettingsTable[Name]['field'] }
    : never
}[SettingName]

/** The settings that the legal notice shows. */
export const noticeSettings = settings.flatMap(([name, { field, notice }]) =>
  notice ? [{ name, field } as NoticeEntry] : [],
)
