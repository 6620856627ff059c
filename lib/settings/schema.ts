import { z } from 'zod'
import { parseRepository, repositoryForm } from '../repository'

const anAddress = 'must be an address such as https://www.example.org'
const webAddress = z.url({ protocol: /^https?$/, error: anAddress })
const phoneNumber = z
  .string()
  .regex(/^\+\d[\d ]{6,18}$/, 'must be an international number such as +33 3 12 34 56 78')
const receiver = z.union([webAddress, z.string().regex(/^\/[\w/-]*$/)], {
  error: `${anAddress} or a path such as /forms`,
})
const oneLine = z.string().regex(/^.+$/, 'must be one line of text')

/** What each setting must look like; those without a value are left out before. */
export const settingsSchema = z
  .object({
    NEXT_PUBLIC_SITE_URL: webAddress.refine(
      (address) => !URL.canParse(address) || new URL(address).pathname === '/',
      { error: 'must be an address without a path, such as https://www.example.org' },
    ),
    NEXT_PUBLIC_FORM_ENDPOINT: receiver,
    NEXT_PUBLIC_PHONE: phoneNumber,
    NEXT_PUBLIC_EMAIL: z.email('must be an e-mail address'),
    NEXT_PUBLIC_PUBLISHER: oneLine,
    NEXT_PUBLIC_POSTAL_ADDRESS: oneLine,
    NEXT_PUBLIC_REGISTRATION: oneLine,
    NEXT_PUBLIC_DIRECTOR: oneLine,
    NEXT_PUBLIC_HOST: oneLine,
    NEXT_PUBLIC_MEDIATOR: oneLine,
    NEXT_PUBLIC_LICENCE: oneLine,
    NEXT_PUBLIC_INSURER: oneLine,
    NEXT_PUBLIC_CHAT_NUMBER: phoneNumber,
    NEXT_PUBLIC_SCHEDULING_URL: webAddress,
    NEXT_PUBLIC_BOOKING_URL_FR: webAddress,
    NEXT_PUBLIC_BOOKING_URL_NL: webAddress,
    NEXT_PUBLIC_BOOKING_URL_EN: webAddress,
    NEXT_PUBLIC_VIDEO_URL: webAddress,
    NEXT_PUBLIC_MEASURE_ENDPOINT: receiver,
    NEXT_PUBLIC_REPOSITORY_URL: z.string().refine(parseRepository, { error: repositoryForm }),
    NEXT_PUBLIC_OFFER_ENDS_ON: z.iso.date('must be a date such as 2026-12-31'),
    NEXT_PUBLIC_EXAMPLES: z.literal('labelled', { error: 'must be "labelled" or not be set' }),
  })
  .partial()

export type Settings = z.infer<typeof settingsSchema>

/** What a production deploy does not build without: how to reach the company, and what the law wants on its site. */
export const needed = [
  'NEXT_PUBLIC_SITE_URL',
  'NEXT_PUBLIC_FORM_ENDPOINT',
  'NEXT_PUBLIC_PHONE',
  'NEXT_PUBLIC_EMAIL',
  'NEXT_PUBLIC_PUBLISHER',
  'NEXT_PUBLIC_POSTAL_ADDRESS',
  'NEXT_PUBLIC_REGISTRATION',
  'NEXT_PUBLIC_DIRECTOR',
  'NEXT_PUBLIC_HOST',
  'NEXT_PUBLIC_MEDIATOR',
] as const satisfies (keyof Settings)[]

/** What production shows only when it is set: previews and local builds have placeholders for it. */
export const shownWhenSet = [
  'NEXT_PUBLIC_CHAT_NUMBER',
  'NEXT_PUBLIC_SCHEDULING_URL',
  'NEXT_PUBLIC_BOOKING_URL_FR',
  'NEXT_PUBLIC_BOOKING_URL_NL',
  'NEXT_PUBLIC_BOOKING_URL_EN',
  'NEXT_PUBLIC_VIDEO_URL',
] as const satisfies (keyof Settings)[]

/** A setting that somebody still has to give. */
export type OpenSetting = (typeof needed)[number] | (typeof shownWhenSet)[number]
