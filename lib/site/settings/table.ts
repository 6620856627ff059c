import type { z } from 'zod'
import { defaultOfferEndsOn } from '../../business/offer'
import { type Locale, locales } from '../../i18n/locales'
import { brandSlug } from '../brand'
import type { DeployKind } from '../deploy'
import * as checks from './checks'

export type Setting = {
  /** Its property of `Site`. */
  field: string
  /** Returns the value to use. Its description says what is expected. */
  check: z.ZodType<string>
  /** The ribbon of a preview lists those that are not optional while they are not set. */
  need: 'required' | 'link' | 'optional'
  /** Part of the legal notice, in the order of this table. */
  notice?: true
  /** What a build uses while it is not set. */
  fallback?: Partial<Record<DeployKind, string>>
}

const shownUntilProduction = (placeholder: string) => ({ local: placeholder, preview: placeholder })

/** A setting without which production does not build. */
const required = <Field extends string>(field: Field, check: Setting['check'], placeholder: string) =>
  ({ field, check, need: 'required', fallback: shownUntilProduction(placeholder) }) as const

/** A line of the legal notice without which production does not build. */
const noticeLine = <Field extends string>(field: Field) =>
  ({ field, check: checks.oneLine, need: 'required', notice: true }) as const

/** A setting whose link production leaves out while it is not set. */
const link = <Field extends string>(field: Field, check: Setting['check'], placeholder: string) =>
  ({ field, check, need: 'link', fallback: shownUntilProduction(placeholder) }) as const

const optional = <Field extends string>(field: Field, check: Setting['check']) =>
  ({ field, check, need: 'optional' }) as const

export const bookingPrefix = 'NEXT_PUBLIC_BOOKING_URL_'

export type BookingSettings = {
  [L in Locale as `${typeof bookingPrefix}${Uppercase<L>}`]: ReturnType<typeof link<`bookingUrl.${L}`>>
}

/** The travellers' booking portal in each language. */
const bookingUrls = Object.fromEntries<Setting>(
  locales.map((locale) => [
    `${bookingPrefix}${locale.toUpperCase()}`,
    link(`bookingUrl.${locale}`, checks.webUrl, `https://reservation.example/${brandSlug}/${locale}`),
  ]),
) as BookingSettings

/**
 * Every setting of the site, by the name of its environment variable. The properties of `Site`, the table in
 * deploy/README.md, the ribbon and the legal notice derive from this.
 */
export const settingsTable = {
  NEXT_PUBLIC_SITE_URL: required('url', checks.origin, `https://www.${brandSlug}.example`),
  NEXT_PUBLIC_FORM_ENDPOINT: {
    field: 'formEndpoint',
    check: checks.endpointUrl,
    need: 'required',
    fallback: { local: '/forms' },
  },
  NEXT_PUBLIC_PUBLISHER: noticeLine('publisher'),
  NEXT_PUBLIC_POSTAL_ADDRESS: noticeLine('postalAddress'),
  NEXT_PUBLIC_REGISTRATION: noticeLine('registration'),
  NEXT_PUBLIC_DIRECTOR: noticeLine('director'),
  NEXT_PUBLIC_PHONE: { ...required('phone', checks.phoneNumber, '+33 3 00 00 00 00'), notice: true },
  NEXT_PUBLIC_EMAIL: {
    ...required('email', checks.emailAddress, `bonjour@${brandSlug}.example`),
    notice: true,
  },
  NEXT_PUBLIC_HOST: noticeLine('host'),
  NEXT_PUBLIC_LICENCE: { ...noticeLine('licence'), need: 'optional' },
  NEXT_PUBLIC_INSURER: { ...noticeLine('insurer'), need: 'optional' },
  NEXT_PUBLIC_MEDIATOR: noticeLine('mediator'),
  NEXT_PUBLIC_CHAT_NUMBER: link('chatNumber', checks.phoneNumber, '+33 6 00 00 00 00'),
  NEXT_PUBLIC_SCHEDULING_URL: link(
    'schedulingUrl',
    checks.webUrl,
    `https://agenda.example/${brandSlug}/30min`,
  ),
  ...bookingUrls,
  NEXT_PUBLIC_VIDEO_URL: link('videoUrl', checks.webUrl, `https://video.example/${brandSlug}`),
  NEXT_PUBLIC_OFFER_ENDS_ON: {
    ...optional('offerEndsOn', checks.date),
    fallback: { ...shownUntilProduction(defaultOfferEndsOn), production: defaultOfferEndsOn },
  },
  NEXT_PUBLIC_EXAMPLES: optional('examples', checks.exampleLabel),
  NEXT_PUBLIC_MEASURE_ENDPOINT: optional('measureEndpoint', checks.endpointUrl),
  NEXT_PUBLIC_REPOSITORY_URL: optional('repositoryUrl', checks.repositoryUrl),
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
