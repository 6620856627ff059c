import type { Messages } from 'next-intl'
import type { z } from 'zod'
import brand from '../../brand/brand.json' with { type: 'json' }
import { defaultOfferEndsOn } from '../business/offer'
import type { DeployKind } from '../deploy'
import { type Locale, languages, locales } from '../i18n/locales'
import type { Translator } from '../i18n/translate'
import * as check from './checks'

export type Setting = {
  /** Its property of `Site`. */
  field: string
  /** Returns the value to use. Its description says what is expected. */
  check: z.ZodType<string>
  /**
   * `required`: production does not build without it. `link`: production leaves out the link to it. The ribbon of a preview
   * lists both while they are not set.
   */
  need: 'required' | 'link' | 'optional'
  /** Part of the legal notice, in the order of this table. */
  notice?: true
  /** What a build uses while it is not set. */
  fallback?: Partial<Record<DeployKind, string>>
}

/** The company in names of packages, and in placeholder URLs and email addresses: `cles-du-morvan`. */
export const brandSlug = brand.name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\W+/g, '-').toLowerCase()

/** A text that no production build shows. */
const placeholder = (text: string) => ({ local: text, preview: text })

const fact = { check: check.oneLine, need: 'required', notice: true } as const

const bookingPrefix = 'NEXT_PUBLIC_BOOKING_URL_'

type BookingSettings = {
  [L in Locale as `${typeof bookingPrefix}${Uppercase<L>}`]: Setting & {
    field: `bookingUrl.${L}`
    need: 'link'
  }
}

/** The travellers' booking portal in each language. */
const bookingUrls = Object.fromEntries<Setting>(
  locales.map((locale) => [
    `${bookingPrefix}${locale.toUpperCase()}`,
    {
      field: `bookingUrl.${locale}`,
      check: check.webUrl,
      need: 'link',
      fallback: placeholder(`https://reservation.example/${brandSlug}/${locale}`),
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
    check: check.origin,
    need: 'required',
    fallback: placeholder(`https://www.${brandSlug}.example`),
  },
  NEXT_PUBLIC_FORM_ENDPOINT: {
    field: 'formEndpoint',
    check: check.endpointUrl,
    need: 'required',
    fallback: { local: '/forms' },
  },
  NEXT_PUBLIC_PUBLISHER: { field: 'publisher', ...fact },
  NEXT_PUBLIC_POSTAL_ADDRESS: { field: 'postalAddress', ...fact },
  NEXT_PUBLIC_REGISTRATION: { field: 'registration', ...fact },
  NEXT_PUBLIC_DIRECTOR: { field: 'director', ...fact },
  NEXT_PUBLIC_PHONE: {
    ...fact,
    field: 'phone',
    check: check.phoneNumber,
    fallback: placeholder('+33 3 00 00 00 00'),
  },
  NEXT_PUBLIC_EMAIL: {
    ...fact,
    field: 'email',
    check: check.emailAddress,
    fallback: placeholder(`bonjour@${brandSlug}.example`),
  },
  NEXT_PUBLIC_HOST: { field: 'host', ...fact },
  NEXT_PUBLIC_LICENCE: { ...fact, field: 'licence', need: 'optional' },
  NEXT_PUBLIC_INSURER: { ...fact, field: 'insurer', need: 'optional' },
  NEXT_PUBLIC_MEDIATOR: { field: 'mediator', ...fact },
  NEXT_PUBLIC_CHAT_NUMBER: {
    field: 'chatNumber',
    check: check.phoneNumber,
    need: 'link',
    fallback: placeholder('+33 6 00 00 00 00'),
  },
  NEXT_PUBLIC_SCHEDULING_URL: {
    field: 'schedulingUrl',
    check: check.webUrl,
    need: 'link',
    fallback: placeholder(`https://agenda.example/${brandSlug}/30min`),
  },
  ...bookingUrls,
  NEXT_PUBLIC_VIDEO_URL: {
    field: 'videoUrl',
    check: check.webUrl,
    need: 'link',
    fallback: placeholder(`https://video.example/${brandSlug}`),
  },
  NEXT_PUBLIC_OFFER_ENDS_ON: {
    field: 'offerEndsOn',
    check: check.date,
    need: 'optional',
    fallback: { ...placeholder(defaultOfferEndsOn), production: defaultOfferEndsOn },
  },
  NEXT_PUBLIC_EXAMPLES: { field: 'examples', check: check.exampleLabel, need: 'optional' },
  NEXT_PUBLIC_MEASURE_ENDPOINT: { field: 'measureEndpoint', check: check.endpointUrl, need: 'optional' },
  NEXT_PUBLIC_REPOSITORY_URL: { field: 'repositoryUrl', check: check.repositoryUrl, need: 'optional' },
} as const satisfies Record<`NEXT_PUBLIC_${string}`, Setting>

export type SettingsTable = typeof settingsTable
export type SettingName = keyof SettingsTable

/** The settings in the order of the table, each with its name. */
export const settings = Object.entries<Setting>(settingsTable) as [SettingName, Setting][]

type NoticeField = Extract<SettingsTable[SettingName], { notice: true }>['field']

/** The settings that the legal notice shows. */
export const noticeSettings = settings
  .filter(([, { notice }]) => notice)
  .map(([name, { field }]) => ({ name, field: field as NoticeField }))

const isBooking = (name: SettingName): name is keyof BookingSettings => name.startsWith(bookingPrefix)

/** What a setting is, in words. The booking portals share one message, which names their language. */
export function settingInWords(name: SettingName, locale: Locale, t: Translator): string {
  if (!isBooking(name)) return t(`ribbon.settings.${name satisfies keyof Messages['ribbon']['settings']}`)
  const language = new Intl.DisplayNames(languages[locale].intl, { type: 'language' }).of(name.slice(-2))
  return t('ribbon.settings.NEXT_PUBLIC_BOOKING_URL', { language: language ?? name })
}
